import { defineText } from 'atrium/console/text'
import { form } from '../../contract/form.record'

export const texts = defineText('forms/publish', {
  title: { zh: '发布表单', en: 'Publish form' },
  publish: { zh: '发布', en: 'Publish' },
  published: { zh: '已发布第 {{number}} 版', en: 'Version {{number}} is published' },
  audience: form.fields.audience,
  all: { zh: '所有登录用户', en: 'All signed-in users' },
  chosen: { zh: '指定角色或部门', en: 'Selected roles or departments' },
  notToAll: { zh: '您没有“发布给所有人”的权限', en: 'You do not have the permission “Publish to everybody”' },
  roleIds: form.fields.roleIds,
  deptIds: form.fields.deptIds,
  deptsHint: { zh: '包括下级部门', en: 'Including the departments below' },
  once: form.fields.once,
  opensAt: form.fields.opensAt,
  closesAt: form.fields.closesAt,
  timeHint: { zh: '留空表示不限', en: 'Leave empty for no limit' },
})
