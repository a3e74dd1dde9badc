import { defineText } from 'atrium/console/text'

export const texts = defineText('able/pinyin', {
  title: { zh: '拼音', en: 'Pinyin' },
  intro: {
    zh: '给汉字注音，按首字母找人，按拼音排序，并读对姓氏里的多音字。',
    en: 'Readings above Chinese characters, people found by initials, names in order of their pinyin, and surnames read right.',
  },
  keys: { zh: 'wrt 找到王若彤', en: 'Search by initials' },
  ruby: { zh: '注音', en: 'Readings above the text' },
  rubyNote: {
    zh: '三种声调写法；改一改原文，注音随之更新。',
    en: 'Three ways to write tones; change the text and the readings follow.',
  },
  search: { zh: '首字母找人', en: 'Find people by initials' },
  searchNote: {
    zh: '汉字、首字母和全拼都可以，匹配的字会标出来。',
    en: 'By characters, initials or full pinyin; what matches is marked.',
  },
  index: { zh: '通讯录排序', en: 'Address book' },
  indexNote: {
    zh: '按拼音排序、按首字母分组，点右侧字母直达。',
    en: 'Sorted by pinyin and grouped by letter; a letter on the right leads to its group.',
  },
  surnames: { zh: '姓氏与更正', en: 'Surnames and corrections' },
  surnamesNote: {
    zh: '单、仇、尉迟、查作姓氏时读音不同；“覃”有两种读法，由本人选择。',
    en: 'Some characters are read differently as a surname; where both readings exist, the person chooses.',
  },

  tones: { zh: '声调写法', en: 'How tones are written' },
  symbol: { zh: '声调符号', en: 'Marks' },
  num: { zh: '数字声调', en: 'Numbers' },
  none: { zh: '不标声调', en: 'No tones' },
  ownText: { zh: '要注音的文字', en: 'Text to read' },

  findPeople: { zh: '查找同事', en: 'Find people' },
  findHint: { zh: '姓名、首字母或拼音，如 wrt', en: 'Name or initials, e.g. wrt' },
  found: { zh: '共 {{count}} 人', en: '{{count}} people', one: '{{count}} person' },
  foundNone: { zh: '没有找到，换个写法试试', en: 'No one found: try fewer letters' },

  addressBook: { zh: '通讯录', en: 'Address book' },
  letters: { zh: '首字母', en: 'First letters' },

  name: { zh: '姓名', en: 'Name' },
  plain: { zh: '逐字读音', en: 'Plain reading' },
  asSurname: { zh: '姓名读音', en: 'As a name' },
  correction: { zh: '姓氏读音', en: 'Surname' },
})
