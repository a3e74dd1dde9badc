import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { dept } from '@atrium/contract/system/dept.record'

export const texts = defineText('system/dept', {
  depts: ['部门', 'Departments'],
  empty: ['还没有部门', 'No departments yet'],
  addDept: ['新增部门', 'Add department'],
  editDept: ['编辑部门', 'Edit department'],
  edit: words.edit,
  addChild: ['新增下级', 'Add below'],
  delete: words.delete,
  name: dept.fields.deptName,
  nameEn: dept.fields.deptNameEn,
  nameEnHint: ['英文界面显示；不填则同部门名称', 'Shown to English readers; empty for the same name'],
  parent: dept.fields.pid,
  unseen: ['您管辖范围以外的部门', 'A department out of your reach'],
  sort: dept.fields.orderNum,
  leader: dept.fields.leader,
  phone: dept.fields.phone,
  email: dept.fields.email,
  status: dept.fields.status,
  statusHint: ['启用时，上级部门一并启用', 'Enabling it enables those above as well'],
})
