import { defineText } from 'atrium/console/text'

export const texts = defineText('directives/drag', {
  title: { zh: '拖拽', en: 'Drag' },
  intro: {
    zh: '用鼠标、手指或方向键移动，始终留在父元素之内。',
    en: 'Move parts by mouse, finger or arrow keys. They never leave the box they are in.',
  },
  arrowKeys: { zh: '方向键 移动，Shift 1 像素', en: 'Arrows move, with Shift by 1 px' },
  homeKey: { zh: 'Home 回到起点，Esc 取消拖拽', en: 'Home goes back, Esc undoes a drag' },
  notes: { zh: '看板便签', en: 'Notes on a board' },
  notesNote: {
    zh: '随意摆放三张便签；拉窄窗口，便签会跟着边缘走。',
    en: 'Put three notes where you like. Make the window narrow: they move along with its edge.',
  },
  tables: { zh: '按网格排桌', en: 'Tables on a grid' },
  tablesNote: {
    zh: '年会的桌子每次移动一格，方向键同样按格走。',
    en: 'The tables of a dinner move by one square, and so do the arrow keys.',
  },
  call: { zh: '只有标题栏能拖', en: 'Dragged by its title' },
  callNote: {
    zh: '通话窗口用标题栏移动，里面的文字可以选中，输入框照常使用。',
    en: 'A call moves by its title bar. Its text can be selected and its field used.',
  },
  help: { zh: '沿边移动并记住位置', en: 'Along an edge, and remembered' },
  helpNote: {
    zh: '帮助按钮只能上下移动，刷新页面后还在原处。',
    en: 'The help button moves up and down alone. After a reload it is where you left it.',
  },

  move: { zh: '移动便签：{{name}}', en: 'Move the note: {{name}}' },
  moveSample: { zh: '移动示例便签', en: 'Move the sample note' },
  note1: { zh: '给仓库回电话', en: 'Call the warehouse back' },
  note1More: { zh: '城西仓，15:30 之前', en: 'West warehouse, before 15:30' },
  note2: { zh: '核对发票', en: 'Check the invoice' },
  note2More: { zh: '拱廊科技，¥12,800', en: 'Arcade Software, ¥12,800' },
  note3: { zh: '周五分享会', en: 'Talk on Friday' },
  note3More: { zh: '带上样机和转接头', en: 'Bring the sample and an adapter' },

  hall: { zh: '宴会厅', en: 'Hall' },
  stageArea: { zh: '舞台', en: 'Stage' },
  door: { zh: '入口', en: 'Door' },
  table: { zh: '{{name}} 桌', en: 'Table {{name}}' },
  moveTable: { zh: '移动 {{name}} 桌', en: 'Move table {{name}}' },
  tablePlace: {
    zh: '{{name}} 桌：第 {{row}} 排，第 {{column}} 列',
    en: 'Table {{name}}: row {{row}}, column {{column}}',
  },
  chooseTable: {
    zh: '拖动一张桌子，或用 Tab 选中后按方向键',
    en: 'Drag a table, or reach it with Tab and press the arrows',
  },

  report: { zh: '三季度发货报告', en: 'Shipments of the third quarter' },
  reportText: {
    zh: '三季度共发出 18,420 件包裹，平均送达时间为 1.8 天，比上一季度快 0.3 天。退货率为 2.1%，主要原因是包装破损。',
    en: 'In the third quarter 18,420 parcels were sent. They took 1.8 days on average, 0.3 days less than before. 2.1% came back, most of them with a broken box.',
  },
  callTitle: { zh: '林晓 · 03:24', en: 'Lin Xiao · 03:24' },
  moveCall: { zh: '移动通话窗口：{{title}}', en: 'Move the call: {{title}}' },
  callText: { zh: '“第二页的数字请再确认一下。”', en: '“Please check the figures on page two.”' },
  message: { zh: '消息', en: 'Message' },
  messageHint: { zh: '输入消息', en: 'Type a message' },

  ask: { zh: '需要帮助吗？', en: 'Need help?' },
  moveHelp: { zh: '移动帮助按钮', en: 'Move the help button' },
  startOver: { zh: '回到起点', en: 'Start over' },
  order1: { zh: '订单 2026-1184', en: 'Order 2026-1184' },
  order2: { zh: '订单 2026-1185', en: 'Order 2026-1185' },
  order3: { zh: '订单 2026-1186', en: 'Order 2026-1186' },
  order4: { zh: '订单 2026-1187', en: 'Order 2026-1187' },
})
