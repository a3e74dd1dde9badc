import { defineText } from '#shared/i18n/text'

export const texts = defineText('forms/form-designer', {
  title: ['表单设计', 'Designing a form'],
  loading: ['正在读取表单', 'Reading the form'],
  failed: ['读取表单失败', 'The form could not be read'],
  retry: ['重试', 'Try again'],
  saved: ['表单已保存', 'The form is saved'],
  version: ['版本 {{number}}', 'Version {{number}}'],
  draft: ['草稿', 'Draft'],
  archived: ['已归档，不能修改', 'Archived, cannot be changed'],
  example: ['示例', 'Example'],
})
