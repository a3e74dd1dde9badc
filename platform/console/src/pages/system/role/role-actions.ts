import type { Role } from '@atrium/contract/system/role'
import { useNavigate } from 'react-router'
import { api } from '#shared/api/api'
import type { RowAction } from '#shared/crud/table/row-actions'
import { useText } from '#shared/i18n/text'
import { membersPath } from './role-facts'
import { texts } from './text'

/** Opens a form, whose code is loaded in advance by `prepare`. */
interface Opening {
  run: (roleId: number) => void
  prepare: () => void
}

interface RoleActions {
  edit: Opening
  openScope: Opening
  remove: (roles: readonly Role[]) => void
}

/** Returns the actions for one role. The built-in one cannot be changed; its holders can. */
export function useRoleActions({ edit, openScope, remove }: RoleActions): (role: Role) => RowAction[] {
  const t = useText(texts)
  const navigate = useNavigate()
  return (role) => {
    const { roleId } = role
    const assign = () => void navigate(membersPath(role))
    const users = { key: 'users', label: t('assignUsers'), call: api.roleUsers.grant, onSelect: assign }
    if (role.admin) return [users]
    return [
      { key: 'edit', label: t('edit'), call: api.roles.edit, prepare: edit.prepare, onSelect: () => edit.run(roleId) },
      { key: 'delete', label: t('delete'), call: api.roles.delete, isDanger: true, onSelect: () => remove([role]) },
      {
        key: 'scope',
        label: t('dataScope'),
        call: api.roles.dataScope,
        prepare: openScope.prepare,
        onSelect: () => openScope.run(roleId),
      },
      users,
    ]
  }
}
