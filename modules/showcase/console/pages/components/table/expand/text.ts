import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/table/expand', {
  title: ['展开行', 'Expandable rows'],
  intro: [
    '行里放不下的，展开看：一份详情，或一张展开时才加载的表。',
    'What does not fit into a row is one press away: details, or a table that loads when it opens.',
  ],
  keys: ['Enter 展开或收起', 'Enter opens and closes'],
  details: ['展开看详情', 'Row details'],
  detailsNote: ['可以一次只开一行，也可以同时开多行。', 'One row at a time, or as many as you like.'],
  nested: ['嵌套表格', 'Nested table'],
  nestedNote: [
    '城市的名单在第一次展开时才加载，收起再开不用再等。',
    'The people of a city load the first time it opens; the next time they are there at once.',
  ],
  people: ['人员', 'People'],
  mode: ['展开方式', 'Expand mode'],
  one: ['一次一行', 'One at a time'],
  many: ['多行', 'Several'],
  expandColumn: ['展开', 'Open'],
  open: ['展开{{name}}', 'Open {{name}}'],
  close: ['收起{{name}}', 'Close {{name}}'],
  lastVisit: ['最近到访', 'Last visit'],
  cities: ['城市', 'Cities'],
  city: ['城市', 'City'],
  district: ['区', 'District'],
  manager: ['负责人', 'Manager'],
})
