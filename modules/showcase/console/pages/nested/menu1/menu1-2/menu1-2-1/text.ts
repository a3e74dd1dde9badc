import { defineText } from '#shared/i18n/text'

export const texts = defineText('nested/menu1/menu1-2/menu1-2-1', {
  intro: ['高架区 A 架，八层，叉车取放。', 'Shelf A of the high rack: eight levels, by fork lift.'],
  printer: ['激光打印机', 'Laser printer'],
  toner: ['碳粉盒 10 支', 'Toner, 10 cartridges'],
  paper: ['A4 复印纸 5 箱', 'A4 paper, 5 boxes'],
})
