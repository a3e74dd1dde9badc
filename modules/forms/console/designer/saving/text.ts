import { defineText } from '#shared/i18n/text'

export const texts = defineText('forms/designer/saving', {
  description: ['说明', 'Description'],
  submit: ['提交按钮', 'Submit button'],
  title: ['标题', 'Title'],
  order: ['组件顺序', 'Order of the items'],
  reordered: ['调整过', 'Changed'],
  unchanged: ['未改', 'Unchanged'],
  added: ['新增', 'Added'],
  deleted: ['删除', 'Deleted'],
  missing: ['没有', 'Not there'],
  moved: ['移到别处', 'Moved elsewhere'],
  changed: ['修改：{{parts}}', 'Changed: {{parts}}'],
  copyDesign: ['复制设计（JSON）', 'Copy the design (JSON)'],
  saveNew: ['另存为新表单', 'Save as a new form'],
  saveCopy: ['另存为副本', 'Save as a copy'],
  copied: ['已另存为新表单', 'Saved as a new form'],
  yours: ['用我的覆盖会去掉对方的修改。', 'If you save yours over it, their changes are gone.'],
  yoursOwn: [
    '用这里的覆盖会去掉您在另一个窗口的修改。',
    'If you save this one over it, your changes in the other window are gone.',
  ],
})
