import { defineText } from 'atrium/console/text'

export const texts = defineText('components/table/group-head', {
  title: { zh: '多级表头', en: 'Grouped headers' },
  intro: {
    zh: '列分组、分组可隐藏、首列固定；交叉表的每一格由服务器统计。',
    en: 'Column groups that can be hidden, a fixed first column, and a cross table counted by the server.',
  },
  keys: { zh: '空格显示或隐藏分组', en: 'Space shows or hides a group' },
  groups: { zh: '分组与隐藏', en: 'Show and hide groups' },
  groupsNote: {
    zh: '取消一个分组，它的列一起消失；至少留下一组。',
    en: 'Untick a group to hide all its columns. At least one group stays.',
  },
  report: { zh: '交叉统计', en: 'Cross table' },
  reportNote: {
    zh: '全部人员按城市、状态和性别统计，由服务器计数，合计 100%；您的改动也算在内。',
    en: 'All people by city, status and gender, counted by the server with totals of 100%. Your own changes count too.',
  },
  people: { zh: '人员档案', en: 'People records' },
  shown: { zh: '显示的分组', en: 'Visible groups' },
  person: { zh: '个人', en: 'Person' },
  contact: { zh: '联系方式', en: 'Contact' },
  visit: { zh: '到访', en: 'Visit' },
  cross: { zh: '城市 × 状态', en: 'City × status' },
  city: { zh: '城市', en: 'City' },
  byStatus: { zh: '按状态', en: 'By status' },
  byGender: { zh: '按性别', en: 'By gender' },
  total: { zh: '合计', en: 'Total' },
  share: { zh: '占比', en: 'Share' },
})
