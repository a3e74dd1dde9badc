import { defineText } from 'atrium/console/text'

export const texts = defineText('shared/schema-form', {
  submit: { zh: '提交', en: 'Submit' },
  next: { zh: '下一步', en: 'Next' },
  back: { zh: '上一步', en: 'Back' },
  choose: { zh: '请选择', en: 'Choose' },
  noChoice: { zh: '没有可选项，请联系表单负责人', en: 'There are no choices. Ask the owner of the form' },
  hasError: { zh: '有未填对的字段', en: 'has a wrong field' },
  unknown: { zh: '未知的组件类型：{{kind}}', en: 'Unknown kind of item: {{kind}}' },
  broken: { zh: '这个表单无法显示，请联系设计者检查', en: 'This form cannot be shown. Ask its designer to check it' },
  row: { zh: '第 {{number}} 行', en: 'Row {{number}}' },
  addRow: { zh: '添加一行', en: 'Add row' },
  remove: { zh: '删除', en: 'Remove' },
  removeRow: { zh: '删除第 {{number}} 行', en: 'Remove row {{number}}' },
  sum: { zh: '合计', en: 'Totals' },
  sumOf: { zh: '{{name}}合计', en: 'Total of {{name}}' },
  empty: { zh: '未填写', en: 'Not filled in' },
})
