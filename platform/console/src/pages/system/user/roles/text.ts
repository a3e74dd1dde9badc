import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/roles', {
  assignRoles: ['分配角色', 'Assign roles'],
  roles: ['角色', 'Roles'],
  foreignHint: [
    '灰色的角色不由您分配，会保持不变。',
    'Roles in grey are not yours to give or take, and stay as they are.',
  ],
  none: ['没有可以分配的角色', 'There are no roles to assign'],
})
