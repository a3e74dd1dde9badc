import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('able/message', {
  title: ['消息提示', 'Messages'],
  intro: [
    '不需要回答的一句话：显示三秒，读屏会读出，鼠标或焦点停在上面时不会消失。',
    'A sentence that needs no answer: shown for three seconds, read out, and kept while the pointer or the focus rests on it.',
  ],
  keys: ['F6 到消息，Enter 执行，Esc 关闭', 'F6 to a message, Enter presses its button, Esc closes it'],
  kinds: ['四种类型', 'Four kinds'],
  kindsNote: [
    '同一张订单的四件事，每件用合适的类型说出来。',
    'Four things that happen to one order, each with the fitting kind.',
  ],
  icons: ['自定义图标与时长', 'Custom icon and duration'],
  iconsNote: [
    '换一个图标，改变停留时间，或者一直停留到有人关闭。',
    'Change the icon and how long the message shows, or keep it until it is closed.',
  ],
  grouped: ['合并相同消息', 'Group the same message'],
  groupedNote: [
    '连续扫描包裹：相同的消息合并成一条并计数，不会叠满屏幕。',
    'Scan parcels one after the other: the same message counts up and does not fill the screen.',
  ],
  rich: ['丰富内容与撤销', 'Rich content and undo'],
  richNote: [
    '一条消息可以带一份清单和一个按钮；有按钮的消息停留八秒。',
    'A message may hold a list and a button. One with a button stays for eight seconds.',
  ],
  position: ['位置与全部关闭', 'Position and close all'],
  positionNote: [
    '顶部、底部或右侧角落；一次关闭屏幕上的全部消息。',
    'At the top, the bottom or in a corner. All messages on the screen close at once.',
  ],
  toast: ['轻提示', 'Toast style'],
  toastNote: ['深色小条，只显示前 8 个字。', 'A quiet dark pill with the first 8 characters.'],
  loading: ['加载中的消息', 'While something loads'],
  loadingNote: [
    '加载消息不会自己消失，由代码在结束、失败或取消时关闭。',
    'A loading message does not close by itself: code closes it when the work ends, fails or is cancelled.',
  ],

  order: ['订单 20318', 'Order 20318'],
  show: ['显示', 'Show'],
  showOf: ['显示：{{text}}', 'Show: {{text}}'],
  paid: ['已收到货款 ¥1,280.00', 'Payment of ¥1,280.00 received'],
  packed: ['仓库今天 18:00 截单', 'The warehouse closes today at 18:00'],
  low: ['型号 A3 只剩 2 件', 'Only 2 of model A3 are left'],
  print: ['面单没有打印出来，请检查打印机', 'The label was not printed: check the printer'],

  birthday: ['今天是林晓的生日', 'It is Lin Xiao’s birthday today'],
  signed: ['合同已签署，三方可见', 'The contract is signed by all three'],
  coffee: ['已连续工作 90 分钟，休息一下吧', '90 minutes of work: take a short break'],
  time: ['停留时间', 'Time on the screen'],
  seconds: ['{{count}} 秒', '{{count}} s'],
  stays: ['常驻', 'Stays'],

  scan: ['扫描包裹', 'Scan a parcel'],
  scanHint: ['连续点击，或按住 Enter', 'Press it several times, or hold Enter'],
  scanned: ['包裹已入库', 'Parcel taken in'],
  today: ['今日入库', 'Taken in today'],

  toastText: ['提示文字', 'Text'],
  toastSample: ['已加入收藏，可在个人中心查看', 'Saved to your list'],

  top: ['顶部', 'Top'],
  'top-right': ['右上角', 'Top right'],
  bottom: ['底部', 'Bottom'],
  'bottom-right': ['右下角', 'Bottom right'],
  arrived: ['供应商的货车已到三号门', 'The supplier’s truck is at gate 3'],
  closeAll: ['全部关闭', 'Close all'],
  parcels: ['{{count}} 个包裹', '{{count}} parcels', '{{count}} parcel'],
  inDelivery: ['派送中', 'Out for delivery'],
  inArchive: ['已归档', 'Archived'],
  archive: ['归档', 'Archive'],
  archived: ['已归档 {{count}} 个包裹', '{{count}} parcels archived', '{{count}} parcel archived'],
  undo: words.undo,

  report: ['十一月对账单', 'Statement of November'],
  reportHint: ['共 1,204 笔，大约需要三秒。', '1,204 entries. This takes about three seconds.'],
  make: ['生成对账单', 'Make the statement'],
  makeFailing: ['模拟断网', 'Try without network'],
  making: ['正在生成对账单', 'Making the statement'],
  made: ['对账单已生成', 'The statement is ready'],
  makeFailed: ['网络中断，对账单没有生成', 'The network was lost: the statement was not made'],
  cancel: words.cancel,
  cancelled: ['已取消', 'Cancelled'],
})
