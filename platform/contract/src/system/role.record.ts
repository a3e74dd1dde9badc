import { recordKind } from '../kind/record-kind'

export const role = recordKind('role', {
  name: { zh: '角色', en: 'Role' },
  plural: { zh: '角色', en: 'roles' },
  table: 'roles',
  id: 'roleId',
  title: 'roleName',
  unique: [
    { field: 'roleKey', indexes: ['roles_key_unique', 'roles_key_ignore_case'] },
    { field: 'roleName', indexes: ['roles_name_unique', 'roles_name_ignore_case'] },
  ],
  page: { path: '/system/role', needs: [['system:role:list'], ['system:role:edit']] },
  details: { access: ['system:role:query', 'system:role:edit'] },
  fields: {
    roleName: { zh: '角色名称', en: 'Role name' },
    roleNameEn: { zh: '英文名称', en: 'English name' },
    roleKey: { zh: '权限字符', en: 'Role key' },
    roleSort: { zh: '排序', en: 'Sort' },
    status: { zh: '状态', en: 'Status' },
    menuIds: { zh: '菜单权限', en: 'Menus' },
    menuCheckStrictly: { zh: '菜单父子联动', en: 'Link parent and child menus' },
    dataScope: { zh: '数据权限', en: 'Data scope' },
    deptIds: { zh: '数据部门', en: 'Departments' },
    deptCheckStrictly: { zh: '部门父子联动', en: 'Link parent and child departments' },
    remark: { zh: '备注', en: 'Remark' },
  },
  errors: {
    isAdmin: {
      status: 409,
      text: { zh: '内置管理员角色不能修改或删除', en: 'The built-in administrator role stays as it is' },
    },
    inUse: {
      status: 409,
      text: { zh: '该角色已分配给 {n} 名用户，不能删除', en: 'Users who hold this role: {n}. Take it from them first' },
    },
    disabled: {
      status: 409,
      text: {
        zh: '角色已停用，请先启用再分配给用户',
        en: 'The role is disabled. Enable it before you give it to users',
      },
    },
  },
})
