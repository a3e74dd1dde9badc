import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/field/editor/code', {
  keys: ['Tab 缩进；先按 Esc 再按 Tab 离开', 'Tab indents; Esc, then Tab leaves'],
  find: ['查找', 'Find'],
  replaceWith: ['替换为', 'Replace'],
  next: ['下一个', 'next'],
  previous: ['上一个', 'previous'],
  all: ['全选', 'all'],
  matchCase: ['区分大小写', 'match case'],
  byWord: ['整词', 'by word'],
  regexp: ['正则', 'regexp'],
  replace: ['替换', 'replace'],
  replaceAll: ['全部替换', 'replace all'],
  close: words.close,
  currentMatch: ['当前结果', 'current match'],
  replacedMatches: ['已替换 $ 处', 'replaced $ matches'],
  replacedOnLine: ['已替换第 $ 行', 'replaced match on line $'],
  onLine: ['所在行', 'on line'],
  fold: ['折叠', 'Fold line'],
  unfold: ['展开', 'Unfold line'],
  folded: ['已折叠的代码', 'folded code'],
  controlCharacter: ['控制字符', 'Control character'],
  problems: ['问题', 'Diagnostics'],
  noProblems: ['没有问题', 'No diagnostics'],
})
