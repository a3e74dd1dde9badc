import { defineText } from '#shared/i18n/text'

/** The words of the button alone: those of the drawer come with it. */
export const texts = defineText('shell/settings-button', {
  settings: { zh: '界面设置', en: 'Settings' },
})
