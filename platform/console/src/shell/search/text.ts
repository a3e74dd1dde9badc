import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/search', {
  open: ['搜索菜单', 'Search the menu'],
  placeholder: ['输入标题、拼音首字母或路径', 'Title or path'],
  results: ['搜索结果', 'Results'],
  recent: ['最近打开', 'Recent'],
  clear: ['清空', 'Clear'],
  close: words.close,
  begin: ['输入几个字，找到要打开的页面', 'Type a few letters to find a page'],
  none: ['没有找到“{{text}}”', 'Nothing found for “{{text}}”'],
  noneHint: ['可以换一个词，或输入拼音首字母', 'Try another word or a part of the path'],
  found: ['{{count}} 个结果', '{{count}} results', '{{count}} result'],
  newTab: ['新标签页', 'New tab'],
  select: ['选择', 'select'],
  openEntry: ['打开', 'open'],
  escape: ['关闭', 'close'],
})
