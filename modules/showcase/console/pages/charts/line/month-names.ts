import { defineText } from 'atrium/console/text'

export const monthNames = defineText('charts/line/months', {
  jan: { zh: '1 月', en: 'Jan' },
  feb: { zh: '2 月', en: 'Feb' },
  mar: { zh: '3 月', en: 'Mar' },
  apr: { zh: '4 月', en: 'Apr' },
  may: { zh: '5 月', en: 'May' },
  jun: { zh: '6 月', en: 'Jun' },
  jul: { zh: '7 月', en: 'Jul' },
  aug: { zh: '8 月', en: 'Aug' },
  sep: { zh: '9 月', en: 'Sep' },
  oct: { zh: '10 月', en: 'Oct' },
  nov: { zh: '11 月', en: 'Nov' },
  dec: { zh: '12 月', en: 'Dec' },
})
