import { defineText } from 'atrium/console/text'

export const texts = defineText('components/form', {
  title: { zh: '表单', en: 'Forms' },
  intro: {
    zh: '输入、校验和提交：由输入组件拼成，或者用数据描述。',
    en: 'Inputs, validation and sending: put together from inputs, or described as data.',
  },
  keys: { zh: 'Enter 提交或下一步', en: 'Enter submits or continues' },
  byHand: { zh: '会议室预订', en: 'Room booking' },
  byHandNote: {
    zh: '由输入组件拼成：提交时逐项检查，并定位到第一个出错的字段。',
    en: 'Put together from inputs: sending checks each of them and focuses the first invalid one.',
  },
  subject: { zh: '会议主题', en: 'Subject' },
  subjectMissing: { zh: '请输入会议主题', en: 'Enter the subject' },
  day: { zh: '日期', en: 'Date' },
  dayMissing: { zh: '请选择日期', en: 'Choose a date' },
  people: { zh: '人数', en: 'People' },
  tooMany: { zh: '人数为 1 到 12', en: 'The room holds 1 to 12 people' },
  lunch: { zh: '需要午餐', en: 'With lunch' },
  book: { zh: '预订', en: 'Book' },
  booked: { zh: '已预订：{{subject}}', en: 'Booked: {{subject}}' },
})
