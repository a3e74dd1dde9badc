import { defineText } from '#shared/i18n/text'

export const texts = defineText('editor/json', {
  title: ['JSON', 'JSON'],
  intro: [
    '以树、文本或表格编辑 JSON：按规则检查，出错的地方当场标出，坏掉的 JSON 可以修复。',
    'JSON as a tree, as text or as a table: checked by a schema, with errors marked in place and broken JSON repaired.',
  ],
  keys: [
    '方向键移动 · Enter 编辑 · Ctrl F 查找 · Ctrl Z 撤销',
    'Arrows move · Enter edits · Ctrl F find · Ctrl Z undo',
  ],
  order: ['订单', 'An order'],
  orderNote: [
    '手机号和数量不符合要求：点下面的说明跳到那一处，改好后提示消失。',
    'A phone number and a quantity are wrong. Press a message below to go there; it disappears when the value is right.',
  ],
  repair: ['坏掉的 JSON', 'Broken JSON'],
  repairNote: [
    '从邮件里复制来的配置，有注释、单引号和多余的逗号：看看错在哪里，或一键修复。',
    'Settings copied from an e-mail, with comments, single quotes and an extra comma: see where it breaks, or repair it.',
  ],
  large: ['1 MB 的文件', 'A file of 1 MB'],
  largeNote: [
    '四千多条记录，以表格显示也很快；可以导入自己的文件，或导出改好的。',
    'More than four thousand records in a table that stays fast. Import a file of your own, or export this one.',
  ],
  orderLabel: ['订单 JSON', 'Order as JSON'],
  settingsLabel: ['配置 JSON', 'Settings as JSON'],
  recordCities: ['杭州|布里斯托尔|里斯本|京都|奥斯陆|基多|突尼斯', 'Hangzhou|Bristol|Lisbon|Kyoto|Oslo|Quito|Tunis'],
  linesLabel: ['订单明细 JSON', 'Order lines as JSON'],
  recordsLabel: ['记录 JSON', 'Records as JSON'],
  fine: ['符合要求，可以提交', 'No errors: ready to send'],
  submit: ['提交订单', 'Send order'],
  sent: ['订单已提交', 'The order is sent'],
  open: ['打开 1 MB 的记录', 'Open 1 MB of records'],
  size: [
    '{{megabytes}} MB，{{count, number}} 条记录',
    '{{megabytes}} MB, {{count, number}} records',
    '{{megabytes}} MB, 1 record',
  ],
  customer: ['林晓', 'Lin Xiao'],
  city: ['杭州市西湖区文三路 90 号', '90 Wensan Road, Hangzhou'],
  keyboard: ['机械键盘', 'Mechanical keyboard'],
  mouse: ['无线鼠标', 'Wireless mouse'],
  phoneRule: ['应为 11 位手机号', 'A phone number has 11 digits'],
  quantityRule: ['应为整数', 'A quantity is a whole number'],
})
