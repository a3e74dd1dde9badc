import { defineText } from 'atrium/console/text'

export const texts = defineText('forms/designer/saving', {
  description: { zh: '说明', en: 'Description' },
  submit: { zh: '提交按钮', en: 'Submit button' },
  title: { zh: '标题', en: 'Title' },
  order: { zh: '组件顺序', en: 'Order of the items' },
  reordered: { zh: '调整过', en: 'Changed' },
  unchanged: { zh: '未改', en: 'Unchanged' },
  added: { zh: '新增', en: 'Added' },
  deleted: { zh: '删除', en: 'Deleted' },
  missing: { zh: '没有', en: 'Not there' },
  moved: { zh: '移到别处', en: 'Moved elsewhere' },
  changed: { zh: '修改：{{parts}}', en: 'Changed: {{parts}}' },
  copyDesign: { zh: '复制设计（JSON）', en: 'Copy the design (JSON)' },
  saveNew: { zh: '另存为新表单', en: 'Save as a new form' },
  saveCopy: { zh: '另存为副本', en: 'Save as a copy' },
  copied: { zh: '已另存为新表单', en: 'Saved as a new form' },
  yours: { zh: '用我的覆盖会去掉对方的修改。', en: 'If you save yours over it, their changes are gone.' },
  yoursOwn: {
    zh: '用这里的覆盖会去掉您在另一个窗口的修改。',
    en: 'If you save this one over it, your changes in the other window are gone.',
  },
})
