import { defineText } from 'atrium/console/text'

export const texts = defineText('showcase/hostile-text', {
  shown: { zh: '显示的样子', en: 'What is shown' },
  ran: { zh: '脚本运行次数', en: 'Scripts that ran' },
})
