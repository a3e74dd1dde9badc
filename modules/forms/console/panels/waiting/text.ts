import { defineText } from 'atrium/console/text'

export const texts = defineText('forms/waiting', {
  none: { zh: '没有待填的表单', en: 'No form is waiting for you' },
  forms: { zh: '待填的表单', en: 'Forms that wait for you' },
  fill: { zh: '填写', en: 'Fill in' },
  goOn: { zh: '继续填写', en: 'Continue' },
  until: { zh: '截止 {{at}}', en: 'Until {{at}}' },
  unlimited: { zh: '不限时间', en: 'No closing time' },
  draftOf: { zh: '草稿 {{at}}', en: 'Draft of {{at}}' },
  mine: { zh: '我的填报', en: 'My forms' },
  mineOfAll: { zh: '我的填报（共 {{count, number}} 份待填）', en: 'My forms ({{count, number}} waiting)' },
})
