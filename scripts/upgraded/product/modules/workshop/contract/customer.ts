import { email, multiline, phone, recordKind, text } from 'atrium/contract/kind'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    workshopCustomer: true
  }
}

export const workshopCustomer = recordKind('workshopCustomer', {
  name: { zh: '客户', en: 'Customer' },
  plural: { zh: '客户', en: 'customers' },
  table: 'workshopCustomers',
  id: 'customerId',
  title: 'name',
  permissions: 'workshop:customer',
  import: true,
  fields: {
    name: text(100, { zh: '姓名', en: 'Name' }, { filter: true, sort: true }),
    phone: phone({ zh: '电话', en: 'Phone' }, { unique: true, filter: true }),
    email: email({ zh: '邮箱', en: 'Email' }, { optional: true }),
    note: multiline(500, { zh: '备注', en: 'Note' }, { optional: true }),
  },
})
