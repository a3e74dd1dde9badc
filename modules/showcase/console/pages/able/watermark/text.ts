import { defineText } from '#shared/i18n/text'

export const texts = defineText('able/watermark', {
  title: ['水印', 'Watermark'],
  intro: [
    '让截图和打印件带上来源：文字、颜色、间距和角度可调，删掉节点也会回来。',
    'Screenshots and prints show where they come from: text, colour, gap and angle are yours, and a removed mark comes back.',
  ],
  document: ['文档水印', 'On a document'],
  documentNote: [
    '报价单带上客户和日期，右侧调整样式。',
    'A quotation carries customer and date; change the mark beside it.',
  ],
  whole: ['整页水印', 'Over the whole page'],
  wholeNote: [
    '以当前账号为水印盖住整个窗口，不挡点击。',
    'Your account as a mark over all of the window; presses go through.',
  ],
  removal: ['防删除', 'When it is removed'],
  removalNote: [
    '用开发者工具删掉或隐藏水印，它立即重新出现。',
    'Deleted or hidden with the developer tools, the mark is back at once.',
  ],
  dialog: ['弹窗中的水印', 'In a dialog'],
  dialogNote: ['弹窗自动带上外层的水印。', 'A dialog takes the mark of what it was opened from.'],

  quotation: ['报价单 Q-2026-118', 'Quotation Q-2026-118'],
  customer: ['客户', 'Customer'],
  customerName: ['苏州云桥贸易有限公司', 'Cloudbridge Trading Ltd'],
  valid: ['有效期', 'Valid until'],
  item1: ['会议桌 A3 × 4', 'Meeting table A3 × 4'],
  item2: ['办公椅 C7 × 24', 'Office chair C7 × 24'],
  total: ['合计', 'Total'],
  text: ['文字', 'Text'],
  sample: ['仅供云桥贸易 2026-11-22', 'For Cloudbridge 2026-11-22'],
  colour: ['颜色', 'Colour'],
  gap: ['间距', 'Gap'],
  angle: ['角度', 'Angle'],
  size: ['字号', 'Size'],

  cover: ['盖住整个窗口', 'Cover the window'],
  coverHint: ['离开本页时自动取消。', 'It ends when you leave this page.'],

  payroll: ['十一月工资表', 'Payroll of November'],
  confidential: ['机密', 'Confidential'],
  remove: ['删除水印节点', 'Delete the mark'],
  hide: ['隐藏水印节点', 'Hide the mark'],
  restored: ['水印已恢复 {{count}} 次', 'The mark came back {{count}} times'],
  untouched: ['水印完好', 'The mark is untouched'],
  name: ['姓名', 'Name'],
  amount: ['实发', 'Paid'],
  person1: ['林晓', 'Lin Xiao'],
  person2: ['陈思远', 'Chen Siyuan'],
  person3: ['王若彤', 'Wang Ruotong'],

  contract: ['采购合同', 'Purchase contract'],
  contractHint: ['查看时带上“内部资料”水印。', 'Read with the mark “Internal”.'],
  internal: ['内部资料', 'Internal'],
  open: ['查看合同', 'Read the contract'],
  clause: [
    '甲方向乙方采购办公家具一批，货到验收合格后三十日内付款；逾期每日按未付金额的万分之三支付违约金。',
    'The buyer orders office furniture and pays within thirty days of its acceptance; each day of delay costs 0.03% of what is due.',
  ],
})
