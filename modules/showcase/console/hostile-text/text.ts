import { defineText } from '#shared/i18n/text'

export const texts = defineText('showcase/hostile-text', {
  shown: ['显示的样子', 'What is shown'],
  ran: ['脚本运行次数', 'Scripts that ran'],
})
