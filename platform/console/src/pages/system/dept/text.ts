import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { dept } from '@atrium/contract/system/dept.record'

export const texts = defineText('system/dept', {
  depts: { zh: '部门', en: 'Departments' },
  empty: { zh: '还没有部门', en: 'No departments yet' },
  addDept: { zh: '新增部门', en: 'Add department' },
  editDept: { zh: '编辑部门', en: 'Edit department' },
  edit: words.edit,
  addChild: { zh: '新增下级', en: 'Add below' },
  delete: words.delete,
  name: dept.fields.deptName,
  nameEn: dept.fields.deptNameEn,
  nameEnHint: { zh: '英文界面显示；不填则同部门名称', en: 'Shown to English readers; empty for the same name' },
  parent: dept.fields.pid,
  unseen: { zh: '您管辖范围以外的部门', en: 'A department out of your reach' },
  sort: dept.fields.orderNum,
  leader: dept.fields.leader,
  phone: dept.fields.phone,
  email: dept.fields.email,
  status: dept.fields.status,
  isRoot: dept.errors.isRoot.text,
  statusHint: { zh: '启用时，上级部门一并启用', en: 'Enabling it enables those above as well' },
})
