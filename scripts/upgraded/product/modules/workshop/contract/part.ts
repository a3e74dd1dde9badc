import { int, money, picture, recordKind, status, text } from 'atrium/contract/kind'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    workshopPart: true
  }
}

export const workshopPart = recordKind('workshopPart', {
  name: { zh: '配件', en: 'Part' },
  plural: { zh: '配件', en: 'parts' },
  table: 'workshopParts',
  id: 'partId',
  title: 'name',
  permissions: 'workshop:part',
  fields: {
    sku: text(40, { zh: '货号', en: 'SKU' }, { unique: true, filter: true, sort: true }),
    name: text(100, { zh: '名称', en: 'Name' }, { filter: true, sort: true }),
    stock: int({ zh: '库存', en: 'In stock' }, { filter: true, sort: true }),
    price: money({ zh: '单价', en: 'Price' }, { filter: true, sort: true }),
    photo: picture({ zh: '照片', en: 'Photo' }, { optional: true }),
    status: status(),
  },
})
