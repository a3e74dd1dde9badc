import type { Words } from '../record-kind'

/** The names of buttons for permissions, by the last part of the code. A module names its own ones in `permissions`. */
export const actionNames: Readonly<Record<string, Words>> = {
  list: ['查看列表', 'List'],
  query: ['查询', 'View'],
  add: ['新增', 'Add'],
  edit: ['修改', 'Edit'],
  delete: ['删除', 'Delete'],
  export: ['导出', 'Export'],
  import: ['导入', 'Import'],
  resetPwd: ['重置密码', 'Reset password'],
  kick: ['强制下线', 'End session'],
}
