import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/actions', {
  add: words.add,
  edit: words.edit,
  delete: words.delete,
  export: { zh: '导出', en: 'Export' },
  deleteOne: { zh: '删除「{{name}}」？', en: 'Delete {{name}}?' },
  deleteMany: { zh: '删除「{{name}}」等 {{total}} 项？', en: 'Delete {{name}} and others, {{total}} in all?' },
  deleteHint: { zh: '删除后不能恢复。', en: 'This cannot be undone.' },
  confirmTitle: { zh: '仍要继续？', en: 'Continue?' },
  continue: { zh: '继续', en: 'Continue' },
  statusOf: { zh: '「{{name}}」已启用', en: '{{name}} is enabled' },
  statusFixed: { zh: '不能更改', en: 'Cannot be changed' },
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  enableTitle: { zh: '启用「{{name}}」？', en: 'Enable {{name}}?' },
  disableTitle: { zh: '停用「{{name}}」？', en: 'Disable {{name}}?' },
  exporting: { zh: '正在导出…', en: 'Exporting…' },
  exported: { zh: '已导出 {{name}}', en: 'Exported {{name}}' },
  excel: { zh: 'Excel 工作簿（.xlsx）', en: 'Excel workbook (.xlsx)' },
  excelSeen: { zh: '仅显示的列，Excel', en: 'Shown columns, Excel' },
  csvSeen: { zh: '仅显示的列，CSV', en: 'Shown columns, CSV' },
  lines: { zh: 'JSON 行，含链（.jsonl）', en: 'JSON lines with the chain (.jsonl)' },
  csv: { zh: '逗号分隔文本（.csv）', en: 'Comma-separated text (.csv)' },
})
