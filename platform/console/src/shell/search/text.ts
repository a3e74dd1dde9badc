import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/search', {
  placeholder: { zh: '输入标题、拼音首字母或路径', en: 'Title or path' },
  results: { zh: '搜索结果', en: 'Results' },
  recent: { zh: '最近打开', en: 'Recent' },
  clear: { zh: '清空', en: 'Clear' },
  close: words.close,
  begin: { zh: '输入几个字，找到要打开的页面', en: 'Type a few letters to find a page' },
  none: { zh: '没有找到“{{text}}”', en: 'Nothing found for “{{text}}”' },
  noneHint: { zh: '可以换一个词，或输入拼音首字母', en: 'Try another word or a part of the path' },
  found: { zh: '{{count}} 个结果', en: '{{count}} results', one: '{{count}} result' },
  newTab: { zh: '新标签页', en: 'New tab' },
  select: { zh: '选择', en: 'select' },
  openEntry: { zh: '打开', en: 'open' },
  escape: { zh: '关闭', en: 'close' },
})
