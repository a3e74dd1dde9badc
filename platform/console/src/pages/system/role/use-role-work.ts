import { inLanguage } from '@atrium/contract/language'
import type { Role } from '@atrium/contract/system/role'
import { useCallback, useMemo } from 'react'
import { api } from '#shared/api/api'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import type { OnSaved } from '#shared/crud/form/use-record-form'
import { useLanguage } from '#shared/i18n/text'
import { useRoleForm } from './form/use-role-form'
import { useRoleActions } from './role-actions'
import { useScopeForm } from './scope/use-scope-form'

export const RoleForm = lazyForm(async () => (await import('./form/role-form')).RoleForm)
export const ScopeForm = lazyForm(async () => (await import('./scope/scope-form')).ScopeForm)

/** Returns the actions of a role, for the list and for the details, with the state of their forms. */
export function useRoleWork(onSaved: OnSaved = () => undefined) {
  const language = useLanguage()
  const form = useRoleForm(onSaved)
  const scope = useScopeForm(onSaved)
  const name = useCallback((role: Role) => inLanguage(language, role.roleName, role.roleNameEn), [language])
  const keys = useMemo(() => ({ id: ({ roleId }: Role) => roleId, name }), [name])
  const remove = useRemoval(api.roles.delete, keys)
  const actionsOf = useRoleActions({
    edit: { run: form.edit, prepare: RoleForm.prepare },
    openScope: { run: scope.edit, prepare: ScopeForm.prepare },
    remove,
  })
  return { form, scope, name, remove, actionsOf }
}
