import { defineText } from 'atrium/console/text'

export const texts = defineText('forms/form-designer', {
  title: { zh: '表单设计', en: 'Designing a form' },
  loading: { zh: '正在读取表单', en: 'Reading the form' },
  failed: { zh: '读取表单失败', en: 'The form could not be read' },
  retry: { zh: '重试', en: 'Try again' },
  saved: { zh: '表单已保存', en: 'The form is saved' },
  version: { zh: '第 {{number}} 版', en: 'Version {{number}}' },
  draft: { zh: '草稿', en: 'Draft' },
  archived: { zh: '已归档，不能修改', en: 'Archived, cannot be changed' },
  noForm: { zh: '还没有选择表单', en: 'No form is chosen' },
  noFormHint: {
    zh: '可以新建一个，或在表单管理中选择要设计的表单。',
    en: 'Begin a new one, or choose one in the list of forms.',
  },
  chooseHint: { zh: '请在表单管理中选择要设计的表单。', en: 'Choose one in the list of forms.' },
  toList: { zh: '前往表单管理', en: 'Go to the list of forms' },
  newForm: { zh: '新建表单', en: 'New form' },
})
