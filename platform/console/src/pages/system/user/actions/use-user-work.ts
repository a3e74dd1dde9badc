import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { useWrite } from '#shared/crud/actions/use-write'
import { useRemoval } from '#shared/crud/actions/use-removal'
import type { OnSaved } from '#shared/crud/form/use-record-form'
import { useText } from '#shared/i18n/text'
import { usePersonData } from './person-data/use-person-data'
import { useUserForm } from '../form/use-user-form'
import { usePasswordReset } from '../password/use-password-reset'
import { useRoleForm } from '../roles/use-role-form'
import { texts } from '../text'
import { useIsProtected } from '../user-rules'
import { useUserActions } from './user-actions'

export const userKeys = { id: ({ userId }: User) => userId, name: ({ nickname }: User) => nickname }

/** Returns the actions of a user, for the list and for the details, with the state of their forms, which `UserForms` draws. */
export function useUserWork(onSaved: OnSaved = () => undefined) {
  const t = useText(texts)
  const isProtected = useIsProtected()
  const write = useWrite()
  const removal = useRemoval(api.users.delete, userKeys)
  const remove = (users: readonly User[]) =>
    void request(api.users.traces).then(
      ({ logDays, deletedInLogs }) =>
        removal(users, t(deletedInLogs === 'named' ? 'deleteHint' : 'deleteHintPseudonym', { days: logDays })),
      // It has said why.
      () => undefined,
    )
  const form = useUserForm(onSaved)
  const roles = useRoleForm(onSaved)
  const reset = usePasswordReset()
  const data = usePersonData()
  const actions = useUserActions({
    isProtected,
    edit: form.edit,
    remove,
    reset: reset.ask,
    // An error has said why.
    resetFactors: (user) =>
      void import('../password/factor/factor-reset')
        .then((part) => part.resetFactors(user, write))
        .catch(() => undefined),
    invite: (user) =>
      void import('../password/invitations/invite').then((part) => part.invite(user, write)).catch(() => undefined),
    assign: roles.edit,
    exportData: data.exportOf,
    anonymise: data.anonymise,
  })
  const inviteAll = (users: readonly User[]) =>
    void import('../password/invitations/invite').then((part) => part.inviteAll(users, write)).catch(() => undefined)
  return { isProtected, remove, inviteAll, form, roles, reset, data, actions }
}
