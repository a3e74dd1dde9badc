import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/table/edit-cell', {
  title: ['编辑单元格', 'Editable cells'],
  intro: [
    '像电子表格一样改一格，或整行改完再保存；校验就在格子旁，服务器拒绝时值会退回。',
    'Edit one cell as in a spreadsheet, or a whole row before saving. Errors show at the cell, and a rejected save is rolled back.',
  ],
  keys: ['Enter 编辑并下移 · Tab 下一格 · Esc 放弃', 'Enter edits and moves down · Tab moves on · Esc cancels'],
  cells: ['逐格编辑', 'Cell by cell'],
  cellsNote: [
    '改动立即显示并保存，可用 Ctrl Z 撤销；打开开关，看服务器拒绝时会怎样。',
    'A change shows and saves at once; Ctrl Z undoes it. Turn the switch on to see a rejected save.',
  ],
  rows: ['整行编辑', 'Row by row'],
  rowsNote: [
    '新增、修改和删除；一次检查整行，错误在各自的格子下面。',
    'Add, edit and delete. The whole row is checked at once, and each error shows below its cell.',
  ],
  people: ['人员', 'People'],
  guests: ['访客名单', 'Guests'],
  guest1: ['周宁', 'Zhou Ning'],
  guest2: ['陈默', 'Chen Mo'],
  guest3: ['李安', 'Li An'],
  undo: ['撤销', 'Undo'],
  undoCount: ['可撤销 {{count}} 处修改', '{{count}} changes to undo', '{{count}} change to undo'],
  refuse: ['模拟他人已删除该行', 'Simulate a deleted row'],
  rolledBack: ['{{name}}的修改没有保存，已退回原值', 'The change to {{name}} was not saved and has been rolled back'],
  roster: ['名册', 'Register'],
  addRow: ['新增一行', 'Add a row'],
  actions: ['操作', 'Actions'],
  edit: words.edit,
  editOf: ['编辑{{name}}', 'Edit {{name}}'],
  save: words.save,
  cancel: words.cancel,
  newRow: ['新的一行', 'New row'],
})
