import { roles } from 'atrium/contract/system/role'
import { role } from 'atrium/contract/system/role.record'
import { roleUsers } from 'atrium/contract/system/role/role-user'
import { resource } from '#server/call/resource'
import { crudResource } from '#server/crud/crud-resource'
import { addRole, changeRole, removeRoles } from '#server/services/role/role'
import { deptIdsOf, menuIdsOf } from '#server/services/role/role-links'
import { setDataScope } from './data-scope'
import { deptsOf, isAdminRole, membersOf } from './role-computed'
import { readRoleMenus } from './role-menus'
import { changeableRole, checkRole, rejectDeletion } from './role-rules'
import { rejectStatus } from './role-status'
import { listMembers, setMembers } from './role-users'

export const roleResource = crudResource(roles, role, {
  computed: { members: membersOf, depts: deptsOf, admin: isAdminRole },
  links: { menuIds: menuIdsOf, deptIds: deptIdsOf },
  store: {
    add: (call, values, { menuIds = [] }) => addRole(call, values, menuIds),
    change: async (call, before, values, { menuIds }) =>
      changeRole(call, before, values, { menuIds: menuIds ?? (await menuIdsOf(call, before.roleId)) }),
    remove: removeRoles,
  },
  beforeSave: checkRole,
  beforeDelete: rejectDeletion,
  handlers: {
    menuTree: (call, { query }) => readRoleMenus(call, query.roleId),
    dataScope: (call, { body }) => setDataScope(call, body),
    changeStatus: async (call, { body: { roleId, status, version } }) => {
      const before = await changeableRole(call, roleId, version)
      await rejectStatus(call, before, status)
      await changeRole(call, before, { status })
      return null
    },
  },
})

export const roleUserResource = resource(roleUsers, {
  members: (call, { query }) => listMembers(call, query, true),
  nonMembers: (call, { query }) => listMembers(call, query, false),
  grant: (call, { body }) => setMembers(call, body, true),
  cancel: (call, { body }) => setMembers(call, body, false),
})
