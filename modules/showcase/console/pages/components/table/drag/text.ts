import { defineText } from 'atrium/console/text'

export const texts = defineText('components/table/drag', {
  title: { zh: '拖拽排序', en: 'Drag rows and columns' },
  intro: {
    zh: '用鼠标、触摸或键盘改变行和列的顺序；行的顺序存在服务器上，列的顺序在地址里。',
    en: 'Reorder rows and columns by mouse, touch or keyboard. The row order is saved on the server, the column order in the address.',
  },
  keys: { zh: '空格 拿起 · 方向键 移动 · Esc 放弃', en: 'Space picks up · Arrows move · Esc cancels' },
  rows: { zh: '拖动行', en: 'Rows' },
  rowsNote: {
    zh: '抓住手柄上下拖；放下即保存，保存失败会回到原处。',
    en: 'Drag a row by its handle. Dropping saves it, and a failed save moves it back.',
  },
  columns: { zh: '拖动列', en: 'Columns' },
  columnsNote: {
    zh: '拖动表头换列的位置；顺序在地址里，刷新或分享都还在。',
    en: 'Drag a heading to another position. The order is kept in the address, also after a reload or in a shared link.',
  },
  queue: { zh: '候诊顺序', en: 'Waiting list' },
  roster: { zh: '通讯录', en: 'Address book' },
  place: { zh: '次序', en: 'No.' },
  move: { zh: '移动{{name}}', en: 'Move {{name}}' },
  handle: { zh: '移动', en: 'Move' },
  picked: { zh: '拿起了{{name}}，用方向键移动', en: 'Picked up {{name}}. Move with the arrow keys' },
  over: { zh: '{{name}}在第 {{place}} 位', en: '{{name}} is at position {{place}}' },
  dropped: { zh: '{{name}}放在第 {{place}} 位', en: '{{name}} was dropped at position {{place}}' },
  cancelled: { zh: '{{name}}回到原处', en: '{{name}} is back in its place' },
  standard: { zh: '恢复列的顺序', en: 'Reset column order' },
})
