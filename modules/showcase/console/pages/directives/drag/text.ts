import { defineText } from '#shared/i18n/text'

export const texts = defineText('directives/drag', {
  title: ['拖拽', 'Drag'],
  intro: [
    '用鼠标、手指或方向键移动，始终留在父元素之内。',
    'Move parts by mouse, finger or arrow keys. They never leave the box they are in.',
  ],
  arrowKeys: ['方向键 移动，Shift 1 像素', 'Arrows move, with Shift by 1 px'],
  homeKey: ['Home 回到起点，Esc 取消拖拽', 'Home goes back, Esc undoes a drag'],
  notes: ['看板便签', 'Notes on a board'],
  notesNote: [
    '随意摆放三张便签；拉窄窗口，便签会跟着边缘走。',
    'Put three notes where you like. Make the window narrow: they move along with its edge.',
  ],
  tables: ['按网格排桌', 'Tables on a grid'],
  tablesNote: [
    '年会的桌子每次移动一格，方向键同样按格走。',
    'The tables of a dinner move by one square, and so do the arrow keys.',
  ],
  call: ['只有标题栏能拖', 'Dragged by its title'],
  callNote: [
    '通话窗口用标题栏移动，里面的文字可以选中，输入框照常使用。',
    'A call moves by its title bar. Its text can be selected and its field used.',
  ],
  help: ['沿边移动并记住位置', 'Along an edge, and remembered'],
  helpNote: [
    '帮助按钮只能上下移动，刷新页面后还在原处。',
    'The help button moves up and down alone. After a reload it is where you left it.',
  ],

  move: ['移动便签：{{name}}', 'Move the note: {{name}}'],
  moveSample: ['移动示例便签', 'Move the sample note'],
  note1: ['给仓库回电话', 'Call the warehouse back'],
  note1More: ['城西仓，15:30 之前', 'West warehouse, before 15:30'],
  note2: ['核对发票', 'Check the invoice'],
  note2More: ['拱廊科技，¥12,800', 'Arcade Software, ¥12,800'],
  note3: ['周五分享会', 'Talk on Friday'],
  note3More: ['带上样机和转接头', 'Bring the sample and an adapter'],

  hall: ['宴会厅', 'Hall'],
  stageArea: ['舞台', 'Stage'],
  door: ['入口', 'Door'],
  table: ['{{name}} 桌', 'Table {{name}}'],
  moveTable: ['移动 {{name}} 桌', 'Move table {{name}}'],
  tablePlace: ['{{name}} 桌：第 {{row}} 排，第 {{column}} 列', 'Table {{name}}: row {{row}}, column {{column}}'],
  chooseTable: ['拖动一张桌子，或用 Tab 选中后按方向键', 'Drag a table, or reach it with Tab and press the arrows'],

  report: ['三季度发货报告', 'Shipments of the third quarter'],
  reportText: [
    '三季度共发出 18,420 件包裹，平均送达时间为 1.8 天，比上一季度快 0.3 天。退货率为 2.1%，主要原因是包装破损。',
    'In the third quarter 18,420 parcels were sent. They took 1.8 days on average, 0.3 days less than before. 2.1% came back, most of them with a broken box.',
  ],
  callTitle: ['林晓 · 03:24', 'Lin Xiao · 03:24'],
  moveCall: ['移动通话窗口：{{title}}', 'Move the call: {{title}}'],
  callText: ['“第二页的数字请再确认一下。”', '“Please check the figures on page two.”'],
  message: ['消息', 'Message'],
  messageHint: ['输入消息', 'Type a message'],

  ask: ['需要帮助吗？', 'Need help?'],
  moveHelp: ['移动帮助按钮', 'Move the help button'],
  startOver: ['回到起点', 'Start over'],
  order1: ['订单 2026-1184', 'Order 2026-1184'],
  order2: ['订单 2026-1185', 'Order 2026-1185'],
  order3: ['订单 2026-1186', 'Order 2026-1186'],
  order4: ['订单 2026-1187', 'Order 2026-1187'],
})
