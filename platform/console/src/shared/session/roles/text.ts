import { defineText } from '#shared/i18n/text'

export const texts = defineText('session/roles', {
  foreign: { zh: '灰色的角色不由您分配，会保持不变', en: 'Roles in grey are not yours to give or take, and stay' },
  claimed: { zh: '身份提供方授予的角色，请在那里更改', en: 'Roles that an identity provider gave are changed there' },
})
