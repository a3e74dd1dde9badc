import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('home/introduction', {
  firstSteps: { zh: '开始使用', en: 'First steps' },
  thingsToTry: { zh: '试一试', en: 'What to try' },
  progress: { zh: '已完成 {{done}} / {{all}}', en: '{{done}} of {{all}} done' },
  done: { zh: '已完成', en: 'Done' },
  close: { zh: '不再显示', en: 'Do not show again' },
  closed: { zh: '首页不再显示“{{title}}”', en: '“{{title}}” is off your dashboard' },
  undo: words.undo,
})
