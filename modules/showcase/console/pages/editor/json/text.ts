import { defineText } from 'atrium/console/text'

export const texts = defineText('editor/json', {
  title: { zh: 'JSON', en: 'JSON' },
  intro: {
    zh: '以树、文本或表格编辑 JSON：按规则检查，出错的地方当场标出，坏掉的 JSON 可以修复。',
    en: 'JSON as a tree, as text or as a table: checked by a schema, with errors marked in place and broken JSON repaired.',
  },
  keys: {
    zh: '方向键移动 · Enter 编辑 · Ctrl F 查找 · Ctrl Z 撤销',
    en: 'Arrows move · Enter edits · Ctrl F find · Ctrl Z undo',
  },
  order: { zh: '订单', en: 'An order' },
  orderNote: {
    zh: '手机号和数量不符合要求：点下面的说明跳到那一处，改好后提示消失。',
    en: 'A phone number and a quantity are wrong. Press a message below to go there; it disappears when the value is right.',
  },
  repair: { zh: '坏掉的 JSON', en: 'Broken JSON' },
  repairNote: {
    zh: '从邮件里复制来的配置，有注释、单引号和多余的逗号：看看错在哪里，或一键修复。',
    en: 'Settings copied from an e-mail, with comments, single quotes and an extra comma: see where it breaks, or repair it.',
  },
  large: { zh: '1 MB 的文件', en: 'A file of 1 MB' },
  largeNote: {
    zh: '四千多条记录，以表格显示也很快；可以导入自己的文件，或导出改好的。',
    en: 'More than four thousand records in a table that stays fast. Import a file of your own, or export this one.',
  },
  orderLabel: { zh: '订单 JSON', en: 'Order as JSON' },
  settingsLabel: { zh: '配置 JSON', en: 'Settings as JSON' },
  recordCities: {
    zh: '杭州|布里斯托尔|里斯本|京都|奥斯陆|基多|突尼斯',
    en: 'Hangzhou|Bristol|Lisbon|Kyoto|Oslo|Quito|Tunis',
  },
  linesLabel: { zh: '订单明细 JSON', en: 'Order lines as JSON' },
  recordsLabel: { zh: '记录 JSON', en: 'Records as JSON' },
  fine: { zh: '符合要求，可以提交', en: 'No errors: ready to send' },
  submit: { zh: '提交订单', en: 'Send order' },
  sent: { zh: '订单已提交', en: 'The order is sent' },
  open: { zh: '打开 1 MB 的记录', en: 'Open 1 MB of records' },
  size: {
    zh: '{{megabytes}} MB，{{count, number}} 条记录',
    en: '{{megabytes}} MB, {{count, number}} records',
    one: '{{megabytes}} MB, 1 record',
  },
  customer: { zh: '林晓', en: 'Lin Xiao' },
  city: { zh: '杭州市西湖区文三路 90 号', en: '90 Wensan Road, Hangzhou' },
  keyboard: { zh: '机械键盘', en: 'Mechanical keyboard' },
  mouse: { zh: '无线鼠标', en: 'Wireless mouse' },
  phoneRule: { zh: '应为 11 位手机号', en: 'A phone number has 11 digits' },
  quantityRule: { zh: '应为整数', en: 'A quantity is a whole number' },
})
