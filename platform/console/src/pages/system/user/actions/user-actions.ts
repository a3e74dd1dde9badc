import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import type { RowAction, RowActionsOf } from '#shared/crud/table/row-actions'
import { useText, type Translate } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { texts } from '../text'
import { AnonymiseDrawer, ExportDrawer, OneTimePassword, RoleForm, UserForm } from '../user-dialogs'
import { isBuiltIn } from '../user-rules'

interface UserActions {
  isProtected: (user: User) => boolean
  edit: (userId: number) => void
  remove: (users: readonly User[]) => void
  reset: (user: User) => void
  resetFactors: (user: User) => void
  invite: (user: User) => void
  assign: (userId: number) => void
  exportData: (user: User) => void
  anonymise: (user: User) => void
}

type Texts = Translate<(typeof texts)['pairs']>

/** Returns the actions for one user. */
export function useUserActions(actions: UserActions): RowActionsOf<User> {
  const t = useText(texts)
  return {
    name: ({ nickname }) => nickname,
    of: (user) => [...harmless(user, t, actions), ...(actions.isProtected(user) ? [] : destructive(user, t, actions))],
  }
}

const harmless = (user: User, t: Texts, { edit, assign, exportData }: UserActions): RowAction[] => [
  {
    key: 'edit',
    label: t('edit'),
    call: api.users.edit,
    prepare: UserForm.prepare,
    onSelect: () => edit(user.userId),
  },
  ...(isBuiltIn(user) ? [] : [assigning(user, t, assign)]),
  {
    key: 'exportData',
    label: t('exportData'),
    call: api.personData.exportData,
    prepare: ExportDrawer.prepare,
    onSelect: () => exportData(user),
  },
]

const assigning = ({ userId }: User, t: Texts, assign: UserActions['assign']): RowAction => ({
  key: 'roles',
  label: t('assignRoles'),
  call: api.users.setRoles,
  prepare: RoleForm.prepare,
  onSelect: () => assign(userId),
})

/** Whether a link to set a password can be mailed to somebody. */
const isInvitable = ({ passwordDue, email, status }: User) =>
  passwordDue && email !== '' && status === 1 && useSession.getState().hasMail

const inviting = (user: User, t: Texts, { invite }: UserActions): RowAction => ({
  key: 'invite',
  label: t('invite'),
  call: api.users.invite,
  onSelect: () => invite(user),
})

const destructive = (user: User, t: Texts, actions: UserActions): RowAction[] => [
  ...(isInvitable(user) ? [inviting(user, t, actions)] : []),
  {
    key: 'reset',
    label: t('resetPassword'),
    call: api.users.resetPassword,
    prepare: OneTimePassword.prepare,
    onSelect: () => actions.reset(user),
  },
  {
    key: 'resetFactors',
    label: t('resetFactors'),
    call: api.users.resetFactors,
    onSelect: () => actions.resetFactors(user),
  },
  {
    key: 'anonymise',
    label: t('anonymise'),
    call: api.personData.anonymise,
    isDanger: true,
    prepare: AnonymiseDrawer.prepare,
    onSelect: () => actions.anonymise(user),
  },
  { key: 'delete', label: t('delete'), call: api.users.delete, isDanger: true, onSelect: () => actions.remove([user]) },
]
