import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/details/change', {
  noFields: { zh: '没有可以显示的字段', en: 'There is no field to show' },
  field: { zh: '字段', en: 'Field' },
  value: { zh: '值', en: 'Value' },
  before: { zh: '之前', en: 'Before' },
  after: { zh: '之后', en: 'After' },
  putIn: { zh: '新增 {{total}} 项', en: 'Added {{total}}' },
  takenOut: { zh: '移除 {{total}} 项', en: 'Removed {{total}}' },
  emptyText: { zh: '空', en: 'empty' },
  none: { zh: '无', en: 'none' },
  topLevel: { zh: '顶级', en: 'top level' },
  gone: { zh: '已删除', en: 'deleted' },
  comma: { zh: '、', en: ', ' },
  semicolon: { zh: '；', en: '; ' },
  changedLine: { zh: '第 {{line}} 行修改', en: 'Line {{line}} changed' },
  addedLine: { zh: '第 {{line}} 行新增', en: 'Line {{line}} added' },
  removedLine: { zh: '第 {{line}} 行删除', en: 'Line {{line}} removed' },
  linesMoved: { zh: '顺序改变', en: 'In another order' },
  yes: words.yes,
  no: words.no,
  more: { zh: '展开', en: 'Show all' },
  less: { zh: '收起', en: 'Show less' },
})
