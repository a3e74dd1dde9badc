import { roles } from '@atrium/contract/system/role'
import { roleUsers } from '@atrium/contract/system/role-user'
import { resource } from '#server/call/resource'
import { exportRoles } from './role-export'
import { setDataScope } from './data-scope'
import { listRoles, readRoleInfo } from './role'
import { readRoleMenus } from './role-menus'
import { listMembers, setMembers } from './role-users'
import { createRole, changeRoleStatus, deleteRoles, editRole } from './role-writes'

export const roleResource = resource(roles, {
  list: (call, { query }) => listRoles(call, query),
  read: (call, { query }) => readRoleInfo(call, query.roleId),
  menuTree: (call, { query }) => readRoleMenus(call, query.roleId),
  add: (call, { body }) => createRole(call, body),
  edit: (call, { body }) => editRole(call, body),
  delete: (call, { query }) => deleteRoles(call, query.ids),
  dataScope: (call, { body }) => setDataScope(call, body),
  changeStatus: (call, { body }) => changeRoleStatus(call, body),
  export: (call, { query }) => exportRoles(call, query),
})

export const roleUserResource = resource(roleUsers, {
  members: (call, { query }) => listMembers(call, query, true),
  nonMembers: (call, { query }) => listMembers(call, query, false),
  grant: (call, { body }) => setMembers(call, body, true),
  cancel: (call, { body }) => setMembers(call, body, false),
})
