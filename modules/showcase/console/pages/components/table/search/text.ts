import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/table/search', {
  title: ['搜索表格', 'Table search'],
  intro: [
    '表单筛选或边打边找：条件写在地址里，命中处高亮，找不到时说明怎么办。',
    'Filter with a form or find as you type. Filters are kept in the address, matches are highlighted, and an empty result says what to do.',
  ],
  keys: ['Enter 搜索，Esc 清空', 'Enter searches, Esc clears'],
  filters: ['表单筛选', 'Filter form'],
  filtersNote: [
    '点搜索或按 Enter 才查询；年龄和日期是区间，刷新页面条件仍在。',
    'Press Search or Enter to apply. Age and date are ranges, and a reload keeps all filters.',
  ],
  instant: ['边打边找', 'Find as you type'],
  instantNote: [
    '停顿 300 毫秒后查询，命中的字高亮；旧结果变淡直到新结果到来。',
    'Searches 300 ms after the last key and highlights the matches. Old rows fade until the new ones arrive.',
  ],
  people: ['人员', 'People'],
  contacts: ['联系人', 'Contacts'],
  minAge: ['年龄', 'Age'],
  noHits: ['没有符合条件的人', 'No matching people'],
  noHitsHint: ['换个条件，或清除全部条件。', 'Change the filters or clear them all.'],
  clear: ['清除条件', 'Clear filters'],
  find: ['按邮箱查找', 'Find by email'],
  findHint: ['例如：person77', 'e.g. person77'],
  pages: ['人员的页码', 'Pages of people'],
})
