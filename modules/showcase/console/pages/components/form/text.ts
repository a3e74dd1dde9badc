import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/form', {
  title: ['表单', 'Forms'],
  intro: [
    '输入、校验和提交：由输入组件拼成，或者用数据描述。',
    'Inputs, validation and sending: put together from inputs, or described as data.',
  ],
  keys: ['Enter 提交或下一步', 'Enter submits or continues'],
  byHand: ['会议室预订', 'Room booking'],
  byHandNote: [
    '由输入组件拼成：提交时逐项检查，并定位到第一个出错的字段。',
    'Put together from inputs: sending checks each of them and focuses the first invalid one.',
  ],
  subject: ['会议主题', 'Subject'],
  subjectMissing: ['请输入会议主题', 'Enter the subject'],
  day: ['日期', 'Date'],
  dayMissing: ['请选择日期', 'Choose a date'],
  people: ['人数', 'People'],
  tooMany: ['人数为 1 到 12', 'The room holds 1 to 12 people'],
  lunch: ['需要午餐', 'With lunch'],
  book: ['预订', 'Book'],
  booked: ['已预订：{{subject}}', 'Booked: {{subject}}'],
})
