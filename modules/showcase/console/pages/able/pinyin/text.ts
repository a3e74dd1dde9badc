import { defineText } from '#shared/i18n/text'

export const texts = defineText('able/pinyin', {
  title: ['拼音', 'Pinyin'],
  intro: [
    '给汉字注音，按首字母找人，按拼音排序，并读对姓氏里的多音字。',
    'Readings above Chinese characters, people found by initials, names in order of their pinyin, and surnames read right.',
  ],
  keys: ['wrt 找到王若彤', 'Search by initials'],
  ruby: ['注音', 'Readings above the text'],
  rubyNote: [
    '三种声调写法；改一改原文，注音随之更新。',
    'Three ways to write tones; change the text and the readings follow.',
  ],
  search: ['首字母找人', 'Find people by initials'],
  searchNote: [
    '汉字、首字母和全拼都可以，匹配的字会标出来。',
    'By characters, initials or full pinyin; what matches is marked.',
  ],
  index: ['通讯录排序', 'Address book'],
  indexNote: [
    '按拼音排序、按首字母分组，点右侧字母直达。',
    'Sorted by pinyin and grouped by letter; a letter on the right leads to its group.',
  ],
  surnames: ['姓氏与更正', 'Surnames and corrections'],
  surnamesNote: [
    '单、仇、尉迟、查作姓氏时读音不同；“覃”有两种读法，由本人选择。',
    'Some characters are read differently as a surname; where both readings exist, the person chooses.',
  ],

  tones: ['声调写法', 'How tones are written'],
  symbol: ['声调符号', 'Marks'],
  num: ['数字声调', 'Numbers'],
  none: ['不标声调', 'No tones'],
  ownText: ['要注音的文字', 'Text to read'],

  findPeople: ['查找同事', 'Find people'],
  findHint: ['姓名、首字母或拼音，如 wrt', 'Name or initials, e.g. wrt'],
  found: ['共 {{count}} 人', '{{count}} people', '{{count}} person'],
  foundNone: ['没有找到，换个写法试试', 'No one found: try fewer letters'],

  addressBook: ['通讯录', 'Address book'],
  letters: ['首字母', 'First letters'],

  name: ['姓名', 'Name'],
  plain: ['逐字读音', 'Plain reading'],
  asSurname: ['姓名读音', 'As a name'],
  correction: ['姓氏读音', 'Surname'],
})
