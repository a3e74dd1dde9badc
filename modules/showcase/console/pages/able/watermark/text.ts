import { defineText } from 'atrium/console/text'

export const texts = defineText('able/watermark', {
  title: { zh: '水印', en: 'Watermark' },
  intro: {
    zh: '让截图和打印件带上来源：文字、颜色、间距和角度可调，删掉节点也会回来。',
    en: 'Screenshots and prints show where they come from: text, colour, gap and angle are yours, and a removed mark comes back.',
  },
  document: { zh: '文档水印', en: 'On a document' },
  documentNote: {
    zh: '报价单带上客户和日期，右侧调整样式。',
    en: 'A quotation carries customer and date; change the mark beside it.',
  },
  whole: { zh: '整页水印', en: 'Over the whole page' },
  wholeNote: {
    zh: '以当前账号为水印盖住整个窗口，不挡点击。',
    en: 'Your account as a mark over all of the window; presses go through.',
  },
  removal: { zh: '防删除', en: 'When it is removed' },
  removalNote: {
    zh: '用开发者工具删掉或隐藏水印，它立即重新出现。',
    en: 'Deleted or hidden with the developer tools, the mark is back at once.',
  },
  dialog: { zh: '弹窗中的水印', en: 'In a dialog' },
  dialogNote: { zh: '弹窗自动带上外层的水印。', en: 'A dialog takes the mark of what it was opened from.' },

  quotation: { zh: '报价单 Q-2026-118', en: 'Quotation Q-2026-118' },
  customer: { zh: '客户', en: 'Customer' },
  customerName: { zh: '苏州云桥贸易有限公司', en: 'Cloudbridge Trading Ltd' },
  valid: { zh: '有效期', en: 'Valid until' },
  item1: { zh: '会议桌 A3 × 4', en: 'Meeting table A3 × 4' },
  item2: { zh: '办公椅 C7 × 24', en: 'Office chair C7 × 24' },
  total: { zh: '合计', en: 'Total' },
  text: { zh: '文字', en: 'Text' },
  sample: { zh: '仅供云桥贸易 2026-11-22', en: 'For Cloudbridge 2026-11-22' },
  colour: { zh: '颜色', en: 'Colour' },
  gap: { zh: '间距', en: 'Gap' },
  angle: { zh: '角度', en: 'Angle' },
  size: { zh: '字号', en: 'Size' },

  cover: { zh: '盖住整个窗口', en: 'Cover the window' },
  coverHint: { zh: '离开本页时自动取消。', en: 'It ends when you leave this page.' },

  payroll: { zh: '十一月工资表', en: 'Payroll of November' },
  confidential: { zh: '机密', en: 'Confidential' },
  remove: { zh: '删除水印节点', en: 'Delete the mark' },
  hide: { zh: '隐藏水印节点', en: 'Hide the mark' },
  restored: { zh: '水印已恢复 {{count}} 次', en: 'The mark came back {{count}} times' },
  untouched: { zh: '水印完好', en: 'The mark is untouched' },
  name: { zh: '姓名', en: 'Name' },
  amount: { zh: '实发', en: 'Paid' },
  person1: { zh: '林晓', en: 'Lin Xiao' },
  person2: { zh: '陈思远', en: 'Chen Siyuan' },
  person3: { zh: '王若彤', en: 'Wang Ruotong' },

  contract: { zh: '采购合同', en: 'Purchase contract' },
  contractHint: { zh: '查看时带上“内部资料”水印。', en: 'Read with the mark “Internal”.' },
  internal: { zh: '内部资料', en: 'Internal' },
  open: { zh: '查看合同', en: 'Read the contract' },
  clause: {
    zh: '甲方向乙方采购办公家具一批，货到验收合格后三十日内付款；逾期每日按未付金额的万分之三支付违约金。',
    en: 'The buyer orders office furniture and pays within thirty days of its acceptance; each day of delay costs 0.03% of what is due.',
  },
})
