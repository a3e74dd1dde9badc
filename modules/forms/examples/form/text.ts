import { defineText } from '#shared/i18n/text'

export const texts = defineText('forms/examples', {
  sent: ['已提交 {{number}} 项', '{{number}} values submitted'],
  asText: ['只读显示', 'Read-only'],
  json: ['表单数据', 'Form data'],
  notJson: ['不是有效的 JSON', 'This is not valid JSON'],
})
