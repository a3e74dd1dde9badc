import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/kind/lines', {
  undo: words.undo,
  lineNo: { zh: '第 {{line}} 行', en: 'Line {{line}}' },
  addLine: { zh: '添加一行', en: 'Add a line' },
  copyLine: { zh: '复制第 {{line}} 行', en: 'Duplicate line {{line}}' },
  moveUp: { zh: '上移第 {{line}} 行', en: 'Move line {{line}} up' },
  moveDown: { zh: '下移第 {{line}} 行', en: 'Move line {{line}} down' },
  removeLine: { zh: '删除第 {{line}} 行', en: 'Remove line {{line}}' },
  removed: { zh: '已删除第 {{line}} 行', en: 'Line {{line}} removed' },
  noLines: { zh: '还没有明细', en: 'No lines yet' },
  tooFew: { zh: '至少 {{count}} 行', en: 'At least {{count}} lines', one: 'At least {{count}} line' },
  most: { zh: '最多 {{count}} 行', en: 'At most {{count}} lines' },
  keys: {
    zh: '回车到下一行，可从表格粘贴多行',
    en: 'Enter goes to the next line. Rows of a sheet can be pasted.',
  },
  sums: { zh: '合计', en: 'Total' },
  lineCount: { zh: '{{count}} 行', en: '{{count}} lines', one: '{{count}} line' },
  pasted: { zh: '已粘贴 {{count}} 行', en: '{{count}} lines pasted', one: '{{count}} line pasted' },
  leftOut: {
    zh: '，另有 {{count}} 行放不下',
    en: ', {{count}} more have no room',
    one: ', {{count}} more has no room',
  },
  notRead: { zh: '无法识别“{{text}}”', en: '“{{text}}” cannot be read' },
  notFound: { zh: '没有找到“{{text}}”', en: '“{{text}}” was not found' },
})
