import { defineText } from 'atrium/console/text'

export const texts = defineText('nested/menu1/menu1-2/menu1-2-1', {
  intro: { zh: '高架区 A 架，八层，叉车取放。', en: 'Shelf A of the high rack: eight levels, by fork lift.' },
  printer: { zh: '激光打印机', en: 'Laser printer' },
  toner: { zh: '碳粉盒 10 支', en: 'Toner, 10 cartridges' },
  paper: { zh: 'A4 复印纸 5 箱', en: 'A4 paper, 5 boxes' },
})
