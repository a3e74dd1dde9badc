import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/operation-log/details', {
  changes: { zh: '变更', en: 'Changes' },
  added: { zh: '新增', en: 'Added' },
  changed: { zh: '修改', en: 'Changed' },
  deleted: { zh: '删除', en: 'Deleted' },
  addedCount: { zh: '新增 {{total}} 条', en: 'Added: {{total}}' },
  changedCount: { zh: '修改 {{total}} 条', en: 'Changed: {{total}}' },
  deletedCount: { zh: '删除 {{total}} 条', en: 'Deleted: {{total}}' },
  pages: { zh: '变更分页', en: 'Pages of changes' },
  noChanges: { zh: '没有任何变更', en: 'Nothing was changed' },
  hidden: {
    zh: '有 {{total}} 条记录不在您的数据范围内，未显示',
    en: 'Records outside your data scope, not shown: {{total}}',
  },
  same: { zh: '未变的字段（{{total}}）', en: 'Unchanged fields ({{total}})' },
  gone: { zh: '已删除', en: 'deleted' },
  comma: { zh: '、', en: ', ' },
  open: { zh: '打开记录', en: 'Open' },
  history: { zh: '全部历史', en: 'All history' },
  errorFields: { zh: '涉及字段', en: 'Fields' },
  rowField: { zh: '第 {{row}} 行 {{field}}', en: 'row {{row}}: {{field}}' },
})
