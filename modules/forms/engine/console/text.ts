import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/schema-form', {
  submit: ['提交', 'Submit'],
  next: ['下一步', 'Next'],
  back: ['上一步', 'Back'],
  choose: ['请选择', 'Choose'],
  noChoice: ['没有可选项，请联系表单负责人', 'There are no choices. Ask the owner of the form'],
  hasProblem: ['有未填对的字段', 'has a wrong field'],
  unknown: ['未知的组件类型：{{kind}}', 'Unknown kind of item: {{kind}}'],
  broken: ['这个表单无法显示，请联系设计者检查', 'This form cannot be shown. Ask its designer to check it'],
  empty: ['未填写', 'Not filled in'],
})
