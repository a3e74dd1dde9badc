import type { LocalText } from 'atrium/contract/language'

/** The names of buttons for permissions, by the last part of the code. A module names its own ones in `permissions`. */
export const actionNames: Readonly<Record<string, LocalText>> = {
  list: { zh: '查看列表', en: 'List' },
  query: { zh: '查询', en: 'View' },
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '修改', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  export: { zh: '导出', en: 'Export' },
  import: { zh: '导入', en: 'Import' },
  resetPwd: { zh: '重置密码', en: 'Reset password' },
  kick: { zh: '强制下线', en: 'End session' },
}
