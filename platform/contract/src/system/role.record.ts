import { recordKind } from '../record-kind'

export const role = recordKind('role', {
  name: ['角色', 'Role'],
  plural: ['角色', 'roles'],
  table: 'roles',
  id: 'roleId',
  title: 'roleName',
  unique: [
    { field: 'roleKey', indexes: ['roles_key_unique', 'roles_key_ignore_case'] },
    { field: 'roleName', indexes: ['roles_name_unique', 'roles_name_ignore_case'] },
  ],
  page: { path: '/system/role', needs: [['system:role:list'], ['system:role:edit']] },
  fields: {
    roleName: ['角色名称', 'Role name'],
    roleNameEn: ['英文名称', 'English name'],
    roleKey: ['权限字符', 'Role key'],
    roleSort: ['排序', 'Sort'],
    status: ['状态', 'Status'],
    menuIds: ['菜单权限', 'Menus'],
    menuCheckStrictly: ['菜单父子联动', 'Link parent and child menus'],
    dataScope: ['数据权限', 'Data scope'],
    deptIds: ['数据部门', 'Departments'],
    deptCheckStrictly: ['部门父子联动', 'Link parent and child departments'],
    remark: ['备注', 'Remark'],
  },
  errors: {
    isAdmin: { status: 409, text: ['内置管理员角色不能修改或删除', 'The built-in administrator role stays as it is'] },
    inUse: {
      status: 409,
      text: ['该角色已分配给 {n} 名用户，不能删除', 'Users who hold this role: {n}. Take it from them first'],
    },
    disabled: {
      status: 409,
      text: ['角色已停用，请先启用再分配给用户', 'The role is disabled. Enable it before you give it to users'],
    },
  },
})
