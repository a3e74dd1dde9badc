import { defineText } from '#shared/i18n/text'
import { form } from '../../contract/form.record'

export const texts = defineText('forms/publish', {
  title: ['发布表单', 'Publish form'],
  publish: ['发布', 'Publish'],
  published: ['已发布第 {{number}} 版', 'Version {{number}} is published'],
  audience: form.fields.audience,
  all: ['所有登录用户', 'All signed-in users'],
  chosen: ['指定角色或部门', 'Selected roles or departments'],
  notToAll: ['您没有“发布给所有人”的权限', 'You do not have the permission “Publish to everybody”'],
  roleIds: form.fields.roleIds,
  deptIds: form.fields.deptIds,
  deptsHint: ['包括下级部门', 'Including the departments below'],
  once: form.fields.once,
  opensAt: form.fields.opensAt,
  closesAt: form.fields.closesAt,
  timeHint: ['留空表示不限', 'Leave empty for no limit'],
})
