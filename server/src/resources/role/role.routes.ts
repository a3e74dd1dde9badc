import { roles } from '@atrium/contract/system/role'
import { roleUsers } from '@atrium/contract/system/role-user'
import { resource } from '../../http/resource'
import { listRoles, readRole } from './role'
import { readRoleMenus } from './role-menus'
import { listMembers } from './role-users'

export const roleResource = resource(roles, {
  list: (call, { query }) => listRoles(call, query),
  read: (call, { query }) => readRole(call, query.roleId),
  menuTree: (call, { query }) => readRoleMenus(call, query.roleId),
})

export const roleUserResource = resource(roleUsers, {
  members: (call, { query }) => listMembers(call, query, 'in'),
  nonMembers: (call, { query }) => listMembers(call, query, 'not in'),
})
