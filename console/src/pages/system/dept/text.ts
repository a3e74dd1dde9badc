import { defineText } from '../../../shared/i18n/text'

export const texts = defineText('system/dept', {
  depts: ['部门', 'Departments'],
  empty: ['还没有部门', 'No departments yet'],
  addDept: ['新增部门', 'Add department'],
  editDept: ['编辑部门', 'Edit department'],
  edit: ['编辑', 'Edit'],
  addChild: ['新增下级', 'Add below'],
  delete: ['删除', 'Delete'],
  name: ['部门名称', 'Department name'],
  nameEn: ['英文名称', 'English name'],
  nameEnHint: ['英文界面显示；不填则同部门名称', 'Shown to English readers; empty for the same name'],
  parent: ['上级部门', 'Parent department'],
  disabled: ['{{name}}（已停用）', '{{name}} (disabled)'],
  unseen: ['您管辖范围以外的部门', 'A department out of your reach'],
  sort: ['排序', 'Sort'],
  leader: ['负责人', 'Leader'],
  phone: ['联系电话', 'Phone'],
  email: ['邮箱', 'Email'],
  status: ['状态', 'Status'],
  statusHint: ['启用时，上级部门一并启用', 'Enabling it enables those above as well'],
})
