import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/roles', {
  assignRoles: { zh: '分配角色', en: 'Assign roles' },
  roles: { zh: '角色', en: 'Roles' },
  foreignHint: {
    zh: '灰色的角色不由您分配，会保持不变。',
    en: 'Roles in grey are not yours to give or take, and stay as they are.',
  },
  none: { zh: '没有可以分配的角色', en: 'There are no roles to assign' },
})
