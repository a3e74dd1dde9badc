import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import type { RowAction, RowActionsOf } from '#shared/crud/table/row-actions'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { OneTimePassword, RoleForm, UserForm } from '../user-dialogs'
import { isBuiltIn } from '../user-rules'

interface UserActions {
  isProtected: (user: User) => boolean
  edit: (userId: number) => void
  remove: (users: readonly User[]) => void
  reset: (user: User) => void
  assign: (userId: number) => void
}

/** Returns the actions for one user. */
export function useUserActions({ isProtected, edit, remove, reset, assign }: UserActions): RowActionsOf<User> {
  const t = useText(texts)
  const editing = (user: User): RowAction => ({
    key: 'edit',
    label: t('edit'),
    call: api.users.edit,
    prepare: UserForm.prepare,
    onSelect: () => edit(user.userId),
  })
  const destructive = (user: User): RowAction[] => [
    {
      key: 'reset',
      label: t('resetPassword'),
      call: api.users.resetPassword,
      prepare: OneTimePassword.prepare,
      onSelect: () => reset(user),
    },
    { key: 'delete', label: t('delete'), call: api.users.delete, isDanger: true, onSelect: () => remove([user]) },
  ]
  const assigning = (user: User): RowAction => ({
    key: 'roles',
    label: t('assignRoles'),
    call: api.users.setRoles,
    prepare: RoleForm.prepare,
    onSelect: () => assign(user.userId),
  })
  return {
    name: ({ nickname }) => nickname,
    of: (user) => [
      editing(user),
      ...(isBuiltIn(user) ? [] : [assigning(user)]),
      ...(isProtected(user) ? [] : destructive(user)),
    ],
  }
}
