import { recordKind } from 'atrium/contract'

export const demoRow = recordKind('demoRow', {
  name: { zh: '示例行', en: 'Demo row' },
  plural: { zh: '示例行', en: 'demo rows' },
  table: 'ownDemoRows',
  id: 'id',
  title: 'name',
  fields: {
    name: { zh: '姓名', en: 'Name' },
    gender: { zh: '性别', en: 'Gender' },
    age: { zh: '年龄', en: 'Age' },
    status: { zh: '状态', en: 'Status' },
    mobile: { zh: '手机号', en: 'Mobile' },
    email: { zh: '邮箱', en: 'Email' },
    address: { zh: '地址', en: 'Address' },
    date: { zh: '日期', en: 'Date' },
    time: { zh: '时间', en: 'Time' },
    place: { zh: '顺序', en: 'Order' },
  },
  errors: {
    full: {
      status: 409,
      text: {
        zh: '示例表格最多 {n} 行，请删除几行或重置示例数据',
        en: 'The demo table holds at most {n} rows. Delete some, or reset the demo data',
      },
    },
  },
})
