import { role } from 'atrium/contract/system/role.record'
import { api } from '#shared/api/api'
import { relatedUsers } from '#shared/crud/details/sections/related-users'
import { crudPage } from '#shared/crud/kind/crud-page'
import { MembersCell, ScopeCell, StatusCell } from './cells'
import { roleContent } from './details/role-content'
import { keptMenus } from './form/kept-menus'
import { useRoleWork } from './use-role-work'

/** The roles: which menus, permissions and data their holders have. */
export default crudPage(api.roles, role, {
  columns: (own) => [
    // Narrower than these kinds are, so that the actions have room beside them at 1440 px.
    { ...own.roleId, width: 64 },
    { ...own.roleName, width: 150 },
    { ...own.roleKey, width: 130 },
    { ...own.dataScope, render: (row) => <ScopeCell role={row} /> },
    { ...own.members, width: 72, render: (row) => <MembersCell role={row} /> },
    { ...own.roleSort, width: 72, importance: 'low' },
    { ...own.status, render: (row) => <StatusCell role={row} /> },
    { ...own.changedAt, importance: 'low' },
  ],
  form: async () => (await import('./form/role-form')).roleForm,
  formWidth: 960,
  beforeSave: keptMenus,
  details: roleContent,
  related: [({ roleId }) => relatedUsers('roleId', roleId)],
  useWork: useRoleWork,
  isFixed: ({ admin }) => admin,
  recordOpens: 'form',
})
