import { colour, department, recordKind, ref, status, text } from 'atrium/contract/kind'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    workshopBicycle: true
  }
}

export const workshopBicycle = recordKind('workshopBicycle', {
  name: { zh: '自行车', en: 'Bicycle' },
  plural: { zh: '自行车', en: 'bicycles' },
  table: 'workshopBicycles',
  id: 'bicycleId',
  title: 'frame',
  scopeFields: ['deptId'],
  permissions: 'workshop:bicycle',
  fields: {
    frame: text(30, { zh: '车架号', en: 'Frame number' }, { unique: true, filter: true, sort: true }),
    model: text(100, { zh: '型号', en: 'Model' }, { filter: true, sort: true }),
    customerId: ref('workshopCustomer', { zh: '客户', en: 'Customer' }, { filter: true }),
    colour: colour({ zh: '颜色', en: 'Colour' }),
    status: status(),
    deptId: department(),
  },
})
