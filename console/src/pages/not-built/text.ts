import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('pages/not-built', {
  title: ['此页面尚未建成', 'This page is not built yet'],
  hint: ['它会随后续版本到来。', 'It comes with a later version.'],
  home: words.backHome,
})
