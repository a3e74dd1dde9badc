import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/table/group-head', {
  title: ['多级表头', 'Grouped headers'],
  intro: [
    '列分组、分组可隐藏、首列固定；交叉表的每一格由服务器统计。',
    'Column groups that can be hidden, a fixed first column, and a cross table counted by the server.',
  ],
  keys: ['空格显示或隐藏分组', 'Space shows or hides a group'],
  groups: ['分组与隐藏', 'Show and hide groups'],
  groupsNote: [
    '取消一个分组，它的列一起消失；至少留下一组。',
    'Untick a group to hide all its columns. At least one group stays.',
  ],
  report: ['交叉统计', 'Cross table'],
  reportNote: [
    '全部人员按城市、状态和性别统计，由服务器计数，合计 100%；您的改动也算在内。',
    'All people by city, status and gender, counted by the server with totals of 100%. Your own changes count too.',
  ],
  people: ['人员档案', 'People records'],
  shown: ['显示的分组', 'Visible groups'],
  person: ['个人', 'Person'],
  contact: ['联系方式', 'Contact'],
  visit: ['到访', 'Visit'],
  cross: ['城市 × 状态', 'City × status'],
  city: ['城市', 'City'],
  byStatus: ['按状态', 'By status'],
  byGender: ['按性别', 'By gender'],
  total: ['合计', 'Total'],
  share: ['占比', 'Share'],
})
