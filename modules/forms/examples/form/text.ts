import { defineText } from 'atrium/console/text'

export const texts = defineText('forms/examples', {
  sent: { zh: '已提交 {{number}} 项', en: '{{number}} values submitted' },
  asText: { zh: '只读显示', en: 'Read-only' },
  json: { zh: '表单数据', en: 'Form data' },
  notJson: { zh: '不是有效的 JSON', en: 'This is not valid JSON' },
})
