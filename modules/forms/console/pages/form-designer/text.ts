import { defineText } from '#shared/i18n/text'

export const texts = defineText('forms/form-designer', {
  title: ['表单设计', 'Designing a form'],
  loading: ['正在读取表单', 'Reading the form'],
  failed: ['读取表单失败', 'The form could not be read'],
  retry: ['重试', 'Try again'],
  saved: ['表单已保存', 'The form is saved'],
  version: ['第 {{number}} 版', 'Version {{number}}'],
  draft: ['草稿', 'Draft'],
  archived: ['已归档，不能修改', 'Archived, cannot be changed'],
  noForm: ['还没有选择表单', 'No form is chosen'],
  noFormHint: [
    '可以新建一个，或在表单管理中选择要设计的表单。',
    'Begin a new one, or choose one in the list of forms.',
  ],
  chooseHint: ['请在表单管理中选择要设计的表单。', 'Choose one in the list of forms.'],
  toList: ['前往表单管理', 'Go to the list of forms'],
  newForm: ['新建表单', 'New form'],
})
