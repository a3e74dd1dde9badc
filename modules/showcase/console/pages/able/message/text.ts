import { defineText, words } from 'atrium/console/text'

export const texts = defineText('able/message', {
  title: { zh: '消息提示', en: 'Messages' },
  intro: {
    zh: '不需要回答的一句话：显示三秒，读屏会读出，鼠标或焦点停在上面时不会消失。',
    en: 'A sentence that needs no answer: shown for three seconds, read out, and kept while the pointer or the focus rests on it.',
  },
  keys: { zh: 'F6 到消息，Enter 执行，Esc 关闭', en: 'F6 to a message, Enter presses its button, Esc closes it' },
  kinds: { zh: '四种类型', en: 'Four kinds' },
  kindsNote: {
    zh: '同一张订单的四件事，每件用合适的类型说出来。',
    en: 'Four things that happen to one order, each with the fitting kind.',
  },
  icons: { zh: '自定义图标与时长', en: 'Custom icon and duration' },
  iconsNote: {
    zh: '换一个图标，改变停留时间，或者一直停留到有人关闭。',
    en: 'Change the icon and how long the message shows, or keep it until it is closed.',
  },
  grouped: { zh: '合并相同消息', en: 'Group the same message' },
  groupedNote: {
    zh: '连续扫描包裹：相同的消息合并成一条并计数，不会叠满屏幕。',
    en: 'Scan parcels one after the other: the same message counts up and does not fill the screen.',
  },
  rich: { zh: '丰富内容与撤销', en: 'Rich content and undo' },
  richNote: {
    zh: '一条消息可以带一份清单和一个按钮；有按钮的消息停留八秒。',
    en: 'A message may hold a list and a button. One with a button stays for eight seconds.',
  },
  position: { zh: '位置与全部关闭', en: 'Position and close all' },
  positionNote: {
    zh: '顶部、底部或右侧角落；一次关闭屏幕上的全部消息。',
    en: 'At the top, the bottom or in a corner. All messages on the screen close at once.',
  },
  toast: { zh: '轻提示', en: 'Toast style' },
  toastNote: { zh: '深色小条，只显示前 8 个字。', en: 'A quiet dark pill with the first 8 characters.' },
  loading: { zh: '加载中的消息', en: 'While something loads' },
  loadingNote: {
    zh: '加载消息不会自己消失，由代码在结束、失败或取消时关闭。',
    en: 'A loading message does not close by itself: code closes it when the work ends, fails or is cancelled.',
  },

  order: { zh: '订单 20318', en: 'Order 20318' },
  show: { zh: '显示', en: 'Show' },
  showOf: { zh: '显示：{{text}}', en: 'Show: {{text}}' },
  paid: { zh: '已收到货款 ¥1,280.00', en: 'Payment of ¥1,280.00 received' },
  packed: { zh: '仓库今天 18:00 截单', en: 'The warehouse closes today at 18:00' },
  low: { zh: '型号 A3 只剩 2 件', en: 'Only 2 of model A3 are left' },
  print: { zh: '面单没有打印出来，请检查打印机', en: 'The label was not printed: check the printer' },

  birthday: { zh: '今天是林晓的生日', en: 'It is Lin Xiao’s birthday today' },
  signed: { zh: '合同已签署，三方可见', en: 'The contract is signed by all three' },
  coffee: { zh: '已连续工作 90 分钟，休息一下吧', en: '90 minutes of work: take a short break' },
  time: { zh: '停留时间', en: 'Time on the screen' },
  seconds: { zh: '{{count}} 秒', en: '{{count}} s' },
  stays: { zh: '常驻', en: 'Stays' },

  scan: { zh: '扫描包裹', en: 'Scan a parcel' },
  scanHint: { zh: '连续点击，或按住 Enter', en: 'Press it several times, or hold Enter' },
  scanned: { zh: '包裹已入库', en: 'Parcel taken in' },
  today: { zh: '今日入库', en: 'Taken in today' },

  toastText: { zh: '提示文字', en: 'Text' },
  toastSample: { zh: '已加入收藏，可在个人中心查看', en: 'Saved to your list' },

  top: { zh: '顶部', en: 'Top' },
  'top-right': { zh: '右上角', en: 'Top right' },
  bottom: { zh: '底部', en: 'Bottom' },
  'bottom-right': { zh: '右下角', en: 'Bottom right' },
  arrived: { zh: '供应商的货车已到三号门', en: 'The supplier’s truck is at gate 3' },
  closeAll: { zh: '全部关闭', en: 'Close all' },
  parcels: { zh: '{{count}} 个包裹', en: '{{count}} parcels', one: '{{count}} parcel' },
  inDelivery: { zh: '派送中', en: 'Out for delivery' },
  inArchive: { zh: '已归档', en: 'Archived' },
  archive: { zh: '归档', en: 'Archive' },
  archived: { zh: '已归档 {{count}} 个包裹', en: '{{count}} parcels archived', one: '{{count}} parcel archived' },
  undo: words.undo,

  report: { zh: '十一月对账单', en: 'Statement of November' },
  reportHint: { zh: '共 1,204 笔，大约需要三秒。', en: '1,204 entries. This takes about three seconds.' },
  make: { zh: '生成对账单', en: 'Make the statement' },
  makeFailing: { zh: '模拟断网', en: 'Try without network' },
  making: { zh: '正在生成对账单', en: 'Making the statement' },
  made: { zh: '对账单已生成', en: 'The statement is ready' },
  makeFailed: { zh: '网络中断，对账单没有生成', en: 'The network was lost: the statement was not made' },
  cancel: words.cancel,
  cancelled: { zh: '已取消', en: 'Cancelled' },
})
