import type { role } from 'atrium/contract/system/role.record'
import { useNavigate } from 'react-router'
import { api } from '#shared/api/api'
import { lazyForm } from '#shared/crud/form/lazy-form'
import type { OnSaved } from '#shared/crud/form/use-record-form'
import type { OwnWork } from '#shared/crud/kind/kind-page'
import { useText } from '#shared/i18n/text'
import { membersPath } from './members-path'
import { useScopeForm } from './scope/use-scope-form'
import { texts } from './text'

const ScopeForm = lazyForm(async () => (await import('./scope/scope-form')).ScopeForm)

/** The data scope of a role and its users. The built-in role cannot be changed; its holders can. */
export function useRoleWork(onSaved: OnSaved): OwnWork<typeof role> {
  const t = useText(texts)
  const navigate = useNavigate()
  const scope = useScopeForm(onSaved)
  return {
    rowActions: ({ roleId, admin }, own) => {
      const assign = () => void navigate(membersPath(roleId))
      const users = { key: 'users', label: t('assignUsers'), call: api.roleUsers.grant, onSelect: assign }
      if (admin) return [users]
      const { prepare } = ScopeForm
      const openScope = () => scope.edit(roleId)
      return [
        ...own,
        { key: 'scope', label: t('dataScope'), call: api.roles.dataScope, prepare, onSelect: openScope },
        users,
      ]
    },
    forms: <ScopeForm form={scope} />,
  }
}
