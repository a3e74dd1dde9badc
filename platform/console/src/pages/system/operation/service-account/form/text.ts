import { serviceAccount } from 'atrium/contract/system/user/service-account/service-account.record'
import { defineText } from '#shared/i18n/text'

const { fields } = serviceAccount

export const texts = defineText('system/operation/service-account/form', {
  add: { zh: '新增服务账号', en: 'Add a service account' },
  edit: { zh: '编辑服务账号', en: 'Edit the service account' },
  username: fields.username,
  usernameHint: {
    zh: '操作日志用它称呼该账号，保存后不能修改',
    en: 'The operation log calls it so; cannot be changed later',
  },
  usernameFormat: {
    zh: '2–20 个字符：字母、数字、下划线、短横线、点',
    en: '2–20 characters: letters, digits, _ - and .',
  },
  name: fields.nickname,
  dept: fields.deptId,
  deptHint: { zh: '由能看到该部门的管理员管理', en: 'Administrators who see the department look after it' },
  roles: fields.roleIds,
  rolesHint: { zh: '其令牌的权限不会超过这些角色', en: 'Its tokens have no more rights than these' },
  status: fields.status,
  purpose: fields.remark,
  purposeHint: { zh: '由哪个程序使用，出问题时找谁', en: 'Which program uses it, and whom to ask about it' },
})
