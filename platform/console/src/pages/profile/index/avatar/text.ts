import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/avatar', {
  change: { zh: '更换头像', en: 'Change picture' },
  done: { zh: '头像已更换', en: 'Picture changed' },
})
