import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/field/editor/code', {
  keys: { zh: 'Tab 缩进；先按 Esc 再按 Tab 离开', en: 'Tab indents; Esc, then Tab leaves' },
  find: { zh: '查找', en: 'Find' },
  replaceWith: { zh: '替换为', en: 'Replace' },
  next: { zh: '下一个', en: 'next' },
  previous: { zh: '上一个', en: 'previous' },
  all: { zh: '全选', en: 'all' },
  matchCase: { zh: '区分大小写', en: 'match case' },
  byWord: { zh: '整词', en: 'by word' },
  regexp: { zh: '正则', en: 'regexp' },
  replace: { zh: '替换', en: 'replace' },
  replaceAll: { zh: '全部替换', en: 'replace all' },
  close: words.close,
  currentMatch: { zh: '当前结果', en: 'current match' },
  replacedMatches: { zh: '已替换 $ 处', en: 'replaced $ matches' },
  replacedOnLine: { zh: '已替换第 $ 行', en: 'replaced match on line $' },
  onLine: { zh: '所在行', en: 'on line' },
  fold: { zh: '折叠', en: 'Fold line' },
  unfold: { zh: '展开', en: 'Unfold line' },
  folded: { zh: '已折叠的代码', en: 'folded code' },
  controlCharacter: { zh: '控制字符', en: 'Control character' },
  errors: { zh: '问题', en: 'Diagnostics' },
  noErrors: { zh: '没有问题', en: 'No diagnostics' },
})
