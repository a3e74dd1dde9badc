import { defineText } from 'atrium/console/text'

export const texts = defineText('components/table/search', {
  title: { zh: '搜索表格', en: 'Table search' },
  intro: {
    zh: '表单筛选或边打边找：条件写在地址里，命中处高亮，找不到时说明怎么办。',
    en: 'Filter with a form or find as you type. Filters are kept in the address, matches are highlighted, and an empty result says what to do.',
  },
  keys: { zh: 'Enter 搜索，Esc 清空', en: 'Enter searches, Esc clears' },
  filters: { zh: '表单筛选', en: 'Filter form' },
  filtersNote: {
    zh: '点搜索或按 Enter 才查询；年龄和日期是区间，刷新页面条件仍在。',
    en: 'Press Search or Enter to apply. Age and date are ranges, and a reload keeps all filters.',
  },
  instant: { zh: '边打边找', en: 'Find as you type' },
  instantNote: {
    zh: '停顿 300 毫秒后查询，命中的字高亮；旧结果变淡直到新结果到来。',
    en: 'Searches 300 ms after the last key and highlights the matches. Old rows fade until the new ones arrive.',
  },
  people: { zh: '人员', en: 'People' },
  contacts: { zh: '联系人', en: 'Contacts' },
  minAge: { zh: '年龄', en: 'Age' },
  noHits: { zh: '没有符合条件的人', en: 'No matching people' },
  noHitsHint: { zh: '换个条件，或清除全部条件。', en: 'Change the filters or clear them all.' },
  clear: { zh: '清除条件', en: 'Clear filters' },
  find: { zh: '按邮箱查找', en: 'Find by email' },
  findHint: { zh: '例如：person77', en: 'e.g. person77' },
  pages: { zh: '人员的页码', en: 'Pages of people' },
})
