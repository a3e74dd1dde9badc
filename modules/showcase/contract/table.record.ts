import { recordKind } from '@atrium/contract/record-kind'

export const demoRow = recordKind('demoRow', {
  name: ['示例行', 'Demo row'],
  plural: ['示例行', 'demo rows'],
  table: 'ownDemoRows',
  id: 'id',
  title: 'name',
  fields: {
    name: ['姓名', 'Name'],
    gender: ['性别', 'Gender'],
    age: ['年龄', 'Age'],
    status: ['状态', 'Status'],
    mobile: ['手机号', 'Mobile'],
    email: ['邮箱', 'Email'],
    address: ['地址', 'Address'],
    date: ['日期', 'Date'],
    time: ['时间', 'Time'],
    place: ['顺序', 'Order'],
  },
  errors: {
    full: {
      status: 409,
      text: [
        '示例表格最多 {n} 行，请删除几行或重置示例数据',
        'The demo table holds at most {n} rows. Delete some, or reset the demo data',
      ],
    },
  },
})
