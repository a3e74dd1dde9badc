import { defineText } from 'atrium/console/text'

export const texts = defineText('directives/loading', {
  title: { zh: '绑定加载', en: 'Loading state' },
  intro: {
    zh: '一个布尔值决定遮罩：变为真时盖上，变为假时拿掉。',
    en: 'A value decides: the overlay comes when it becomes true, and goes when it becomes false.',
  },
  bound: { zh: '盖在元素上', en: 'On an element' },
  boundNote: {
    zh: '勾选试试：卡片大小不变，内容还看得见，但指针和键盘都进不去。',
    en: 'Tick the box: the card keeps its size and can be read, but neither pointer nor Tab reaches it.',
  },
  steps: { zh: '说出正在做什么', en: 'With a text that follows' },
  stepsNote: {
    zh: '导入分三步，遮罩上的文字随之变化，并读给屏幕阅读器。',
    en: 'An import has three steps. The text on the overlay follows, and is read out.',
  },
  rows: { zh: '各行各的', en: 'Row by row' },
  rowsNote: {
    zh: '每一行有自己的值：同步一个店铺，其余照常可用。',
    en: 'Each row has its own value: while one shop is synchronised, the others can be used.',
  },
  screen: { zh: '整个屏幕', en: 'Over the whole screen' },
  screenNote: {
    zh: '同样由一个值决定，盖住整个控制台；离开页面时自动拿掉。',
    en: 'By a value too, but over everything. It goes when the page is left.',
  },

  isLoading: { zh: '正在加载', en: 'Is loading' },
  reading: { zh: '正在读取收货信息', en: 'Reading the address' },
  recipient: { zh: '收件人', en: 'Recipient' },
  recipientValue: { zh: '王芳', en: 'Wang Fang' },
  address: { zh: '地址', en: 'Address' },
  addressValue: { zh: '北京市朝阳区建国路 8 号', en: '8 Station Road, Bristol' },
  edit: { zh: '修改', en: 'Change' },
  edited: { zh: '这里可以修改收货信息', en: 'Here one would change the address' },

  price: { zh: '价目表.xlsx', en: 'prices.xlsx' },
  priceMore: { zh: '1,204 行', en: '1,204 rows' },
  import: { zh: '导入', en: 'Import' },
  step1: { zh: '正在上传文件', en: 'Sending the file' },
  step2: { zh: '正在检查 1,204 行', en: 'Checking 1,204 rows' },
  step3: { zh: '正在更新价格', en: 'Changing the prices' },
  imported: { zh: '已更新 1,198 个价格，6 个没有变化', en: '1,198 prices changed, 6 stayed as they were' },
  notImported: { zh: '尚未导入', en: 'Not imported yet' },

  shop1: { zh: '西湖店', en: 'West shop' },
  shop2: { zh: '滨江店', en: 'River shop' },
  shop3: { zh: '萧山店', en: 'Hill shop' },
  sync: { zh: '同步', en: 'Synchronise' },
  syncOf: { zh: '同步{{name}}', en: 'Synchronise {{name}}' },
  syncing: { zh: '正在同步{{name}}', en: 'Synchronising {{name}}' },
  synced: { zh: '{{count}} 次同步', en: '{{count}} times', one: 'Once' },

  year: { zh: '2026 年度结转', en: 'Closing of the year 2026' },
  yearMore: { zh: '期间任何人都不能记账。', en: 'Nothing can be booked meanwhile.' },
  close: { zh: '开始结转', en: 'Close the year' },
  closing: { zh: '正在结转 2026 年度', en: 'Closing the year 2026' },
  closed: { zh: '已结转', en: 'Closed' },
  open: { zh: '未结转', en: 'Open' },
})
