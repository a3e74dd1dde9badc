import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('home/introduction', {
  firstSteps: ['开始使用', 'First steps'],
  thingsToTry: ['试一试', 'What to try'],
  progress: ['已完成 {{done}} / {{all}}', '{{done}} of {{all}} done'],
  done: ['已完成', 'Done'],
  close: ['不再显示', 'Do not show again'],
  closed: ['首页不再显示“{{title}}”', '“{{title}}” is off your dashboard'],
  undo: words.undo,
})
