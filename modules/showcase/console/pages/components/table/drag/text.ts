import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/table/drag', {
  title: ['拖拽排序', 'Drag rows and columns'],
  intro: [
    '用鼠标、触摸或键盘改变行和列的顺序；行的顺序存在服务器上，列的顺序在地址里。',
    'Reorder rows and columns by mouse, touch or keyboard. The row order is saved on the server, the column order in the address.',
  ],
  keys: ['空格 拿起 · 方向键 移动 · Esc 放弃', 'Space picks up · Arrows move · Esc cancels'],
  rows: ['拖动行', 'Rows'],
  rowsNote: [
    '抓住手柄上下拖；放下即保存，保存失败会回到原处。',
    'Drag a row by its handle. Dropping saves it, and a failed save moves it back.',
  ],
  columns: ['拖动列', 'Columns'],
  columnsNote: [
    '拖动表头换列的位置；顺序在地址里，刷新或分享都还在。',
    'Drag a heading to another position. The order is kept in the address, also after a reload or in a shared link.',
  ],
  queue: ['候诊顺序', 'Waiting list'],
  roster: ['通讯录', 'Address book'],
  place: ['次序', 'No.'],
  move: ['移动{{name}}', 'Move {{name}}'],
  handle: ['移动', 'Move'],
  picked: ['拿起了{{name}}，用方向键移动', 'Picked up {{name}}. Move with the arrow keys'],
  over: ['{{name}}在第 {{place}} 位', '{{name}} is at position {{place}}'],
  dropped: ['{{name}}放在第 {{place}} 位', '{{name}} was dropped at position {{place}}'],
  cancelled: ['{{name}}回到原处', '{{name}} is back in its place'],
  standard: ['恢复列的顺序', 'Reset column order'],
})
