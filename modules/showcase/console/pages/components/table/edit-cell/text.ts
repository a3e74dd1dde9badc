import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/table/edit-cell', {
  title: { zh: '编辑单元格', en: 'Editable cells' },
  intro: {
    zh: '像电子表格一样改一格，或整行改完再保存；校验就在格子旁，服务器拒绝时值会退回。',
    en: 'Edit one cell as in a spreadsheet, or a whole row before saving. Errors show at the cell, and a rejected save is rolled back.',
  },
  keys: {
    zh: 'Enter 编辑并下移 · Tab 下一格 · Esc 放弃',
    en: 'Enter edits and moves down · Tab moves on · Esc cancels',
  },
  cells: { zh: '逐格编辑', en: 'Cell by cell' },
  cellsNote: {
    zh: '改动立即显示并保存，可用 Ctrl Z 撤销；打开开关，看服务器拒绝时会怎样。',
    en: 'A change shows and saves at once; Ctrl Z undoes it. Turn the switch on to see a rejected save.',
  },
  rows: { zh: '整行编辑', en: 'Row by row' },
  rowsNote: {
    zh: '新增、修改和删除；一次检查整行，错误在各自的格子下面。',
    en: 'Add, edit and delete. The whole row is checked at once, and each error shows below its cell.',
  },
  people: { zh: '人员', en: 'People' },
  guests: { zh: '访客名单', en: 'Guests' },
  guest1: { zh: '周宁', en: 'Zhou Ning' },
  guest2: { zh: '陈默', en: 'Chen Mo' },
  guest3: { zh: '李安', en: 'Li An' },
  undo: { zh: '撤销', en: 'Undo' },
  undoCount: { zh: '可撤销 {{count}} 处修改', en: '{{count}} changes to undo', one: '{{count}} change to undo' },
  reject: { zh: '模拟他人已删除该行', en: 'Simulate a deleted row' },
  rolledBack: {
    zh: '{{name}}的修改没有保存，已退回原值',
    en: 'The change to {{name}} was not saved and has been rolled back',
  },
  roster: { zh: '名册', en: 'Register' },
  addRow: { zh: '新增一行', en: 'Add a row' },
  actions: { zh: '操作', en: 'Actions' },
  edit: words.edit,
  editOf: { zh: '编辑{{name}}', en: 'Edit {{name}}' },
  save: words.save,
  cancel: words.cancel,
  newRow: { zh: '新的一行', en: 'New row' },
})
