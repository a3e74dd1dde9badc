import { defineText } from '#shared/i18n/text'

export const monthNames = defineText('charts/line/months', {
  jan: ['1 月', 'Jan'],
  feb: ['2 月', 'Feb'],
  mar: ['3 月', 'Mar'],
  apr: ['4 月', 'Apr'],
  may: ['5 月', 'May'],
  jun: ['6 月', 'Jun'],
  jul: ['7 月', 'Jul'],
  aug: ['8 月', 'Aug'],
  sep: ['9 月', 'Sep'],
  oct: ['10 月', 'Oct'],
  nov: ['11 月', 'Nov'],
  dec: ['12 月', 'Dec'],
})
