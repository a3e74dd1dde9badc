// Texts
export { defineText, useText, useLanguage, translate, language, type Translate } from '#shared/i18n/text'
export { words } from '#shared/i18n/words'

// Values as text
export { countText, moneyText, decimalText, percentText } from '#shared/i18n/number-text'
export { momentText } from '#shared/crud/moment-text'
