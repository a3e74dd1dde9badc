import { demoRow } from '#modules/showcase/contract/table.record'
import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('demo-rows', {
  name: demoRow.fields.name,
  gender: demoRow.fields.gender,
  age: demoRow.fields.age,
  status: demoRow.fields.status,
  mobile: demoRow.fields.mobile,
  email: demoRow.fields.email,
  address: demoRow.fields.address,
  date: demoRow.fields.date,
  time: demoRow.fields.time,

  gender0: ['女', 'Female'],
  gender1: ['男', 'Male'],
  normal: ['正常', 'Normal'],
  enable: ['启用', 'Enabled'],
  disable: ['停用', 'Disabled'],

  beijing: ['北京', 'Beijing'],
  shanghai: ['上海', 'Shanghai'],
  hangzhou: ['杭州', 'Hangzhou'],
  chengdu: ['成都', 'Chengdu'],
  shenzhen: ['深圳', 'Shenzhen'],
  wuhan: ['武汉', 'Wuhan'],
  nanjing: ['南京', 'Nanjing'],
  xian: ['西安', "Xi'an"],
  other: ['其他', 'Other'],

  required: ['必填', 'Fill this in'],
  tooLong: ['最多 {{most}} 个字符', 'At most {{most}} characters'],
  mobileForm: ['11 位手机号，例如 13800138000', 'A mobile number of 11 digits, such as 13800138000'],
  emailForm: ['例如 lin@example.com', 'Such as lin@example.com'],
  dateForm: ['例如 2026-01-31', 'Such as 2026-01-31'],
  timeForm: ['例如 09:30:00', 'Such as 09:30:00'],
  ageForm: ['{{youngest}} 到 {{oldest}} 之间的整数', 'A whole number from {{youngest}} to {{oldest}}'],

  total: ['共 {{count, number}} 行', '{{count, number}} rows', '{{count, number}} row'],
  empty: ['没有行了', 'No rows are left'],
  emptyHint: ['重置示例数据，一千行就都回来了。', 'Reset the demo data, and the thousand rows are back.'],
  reset: ['重置示例数据', 'Reset demo data'],
  resetQuestion: ['重置示例数据？', 'Reset the demo data?'],
  resetHint: [
    '您在表格示例中的新增、修改、删除和排序都会撤销，只影响您自己。',
    'What you added, changed, deleted and moved on the table pages is undone. It only concerns you.',
  ],
  resetDone: ['示例数据已重置', 'The demo data is reset'],
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
  loading: words.loading,
  delete: words.delete,
  deleteOf: ['删除{{name}}', 'Delete {{name}}'],
  selectAll: ['选择本页', 'Select this page'],
  selectRow: ['选择{{name}}', 'Select {{name}}'],
})
