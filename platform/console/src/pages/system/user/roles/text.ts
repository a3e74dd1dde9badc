import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/roles', {
  assignRoles: { zh: '分配角色', en: 'Assign roles' },
  roles: { zh: '角色', en: 'Roles' },
  none: { zh: '没有可以分配的角色', en: 'There are no roles to assign' },
})
