import { defineText } from '#shared/i18n/text'

export const texts = defineText('directives/loading', {
  title: ['绑定加载', 'Loading state'],
  intro: [
    '一个布尔值决定遮罩：变为真时盖上，变为假时拿掉。',
    'A value decides: the overlay comes when it becomes true, and goes when it becomes false.',
  ],
  bound: ['盖在元素上', 'On an element'],
  boundNote: [
    '勾选试试：卡片大小不变，内容还看得见，但指针和键盘都进不去。',
    'Tick the box: the card keeps its size and can be read, but neither pointer nor Tab reaches it.',
  ],
  steps: ['说出正在做什么', 'With a text that follows'],
  stepsNote: [
    '导入分三步，遮罩上的文字随之变化，并读给屏幕阅读器。',
    'An import has three steps. The text on the overlay follows, and is read out.',
  ],
  rows: ['各行各的', 'Row by row'],
  rowsNote: [
    '每一行有自己的值：同步一个店铺，其余照常可用。',
    'Each row has its own value: while one shop is synchronised, the others can be used.',
  ],
  screen: ['整个屏幕', 'Over the whole screen'],
  screenNote: [
    '同样由一个值决定，盖住整个控制台；离开页面时自动拿掉。',
    'By a value too, but over everything. It goes when the page is left.',
  ],

  isLoading: ['正在加载', 'Is loading'],
  reading: ['正在读取收货信息', 'Reading the address'],
  recipient: ['收件人', 'Recipient'],
  recipientValue: ['王芳', 'Wang Fang'],
  address: ['地址', 'Address'],
  addressValue: ['北京市朝阳区建国路 8 号', '8 Station Road, Bristol'],
  edit: ['修改', 'Change'],
  edited: ['这里可以修改收货信息', 'Here one would change the address'],

  price: ['价目表.xlsx', 'prices.xlsx'],
  priceMore: ['1,204 行', '1,204 rows'],
  import: ['导入', 'Import'],
  step1: ['正在上传文件', 'Sending the file'],
  step2: ['正在检查 1,204 行', 'Checking 1,204 rows'],
  step3: ['正在更新价格', 'Changing the prices'],
  imported: ['已更新 1,198 个价格，6 个没有变化', '1,198 prices changed, 6 stayed as they were'],
  notImported: ['尚未导入', 'Not imported yet'],

  shop1: ['西湖店', 'West shop'],
  shop2: ['滨江店', 'River shop'],
  shop3: ['萧山店', 'Hill shop'],
  sync: ['同步', 'Synchronise'],
  syncOf: ['同步{{name}}', 'Synchronise {{name}}'],
  syncing: ['正在同步{{name}}', 'Synchronising {{name}}'],
  synced: ['{{count}} 次同步', '{{count}} times', 'Once'],

  year: ['2026 年度结转', 'Closing of the year 2026'],
  yearMore: ['期间任何人都不能记账。', 'Nothing can be booked meanwhile.'],
  close: ['开始结转', 'Close the year'],
  closing: ['正在结转 2026 年度', 'Closing the year 2026'],
  closed: ['已结转', 'Closed'],
  open: ['未结转', 'Open'],
})
