import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/avatar', {
  change: ['更换头像', 'Change picture'],
  done: ['头像已更换', 'Picture changed'],
})
