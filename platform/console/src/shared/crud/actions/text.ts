import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/actions', {
  add: words.add,
  edit: words.edit,
  delete: words.delete,
  export: ['导出', 'Export'],
  deleteOne: ['删除「{{name}}」？', 'Delete {{name}}?'],
  deleteMany: ['删除「{{name}}」等 {{total}} 项？', 'Delete {{name}} and others, {{total}} in all?'],
  deleteHint: ['删除后不能恢复。', 'This cannot be undone.'],
  confirmTitle: ['仍要继续？', 'Continue?'],
  continue: ['继续', 'Continue'],
  statusOf: ['「{{name}}」已启用', '{{name}} is enabled'],
  statusFixed: ['不能更改', 'Cannot be changed'],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  enableTitle: ['启用「{{name}}」？', 'Enable {{name}}?'],
  disableTitle: ['停用「{{name}}」？', 'Disable {{name}}?'],
  exporting: ['正在导出…', 'Exporting…'],
  exported: ['已导出 {{name}}', 'Exported {{name}}'],
  excel: ['Excel 工作簿（.xlsx）', 'Excel workbook (.xlsx)'],
  csv: ['逗号分隔文本（.csv）', 'Comma-separated text (.csv)'],
})
