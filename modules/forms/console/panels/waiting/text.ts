import { defineText } from '#shared/i18n/text'

export const texts = defineText('forms/waiting', {
  none: ['没有待填的表单', 'No form is waiting for you'],
  forms: ['待填的表单', 'Forms that wait for you'],
  fill: ['填写', 'Fill in'],
  goOn: ['继续填写', 'Continue'],
  until: ['截止 {{at}}', 'Until {{at}}'],
  unlimited: ['不限时间', 'No closing time'],
  draftOf: ['草稿 {{at}}', 'Draft of {{at}}'],
  mine: ['我的填报', 'My forms'],
  mineOfAll: ['我的填报（共 {{count, number}} 份待填）', 'My forms ({{count, number}} waiting)'],
})
