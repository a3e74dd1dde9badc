import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { useBulkActions, type BulkAction } from '#shared/crud/actions/use-bulk-actions'
import { useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { texts } from '../text'
import { PasswordsDialog, UserForm } from '../user-dialogs'

interface UserBulkActions {
  edit: (userId: number) => void
  remove: (users: readonly User[]) => void
  resetPasswords: (users: readonly User[]) => void
  invite: (users: readonly User[]) => void
}

/** Returns the actions for the selected users. */
export function useUserBulkActions({ edit, remove, resetPasswords, invite }: UserBulkActions): BulkAction<User>[] {
  const t = useText(texts)
  const usual = useBulkActions<User>({
    edit: { call: api.users.edit, run: ({ userId }) => edit(userId), prepare: UserForm.prepare },
    remove: { call: api.users.delete, run: remove },
  })
  const reset: BulkAction<User> = {
    key: 'resetPasswords',
    label: t('resetPasswords'),
    icon: 'lucide:key-round',
    call: api.users.resetPasswords,
    prepare: PasswordsDialog.prepare,
    run: resetPasswords,
  }
  const byMail: BulkAction<User> = {
    key: 'invite',
    label: t('invite'),
    icon: 'lucide:mail',
    call: api.users.invite,
    run: invite,
  }
  return [...usual, reset, ...(useSession.getState().hasMail ? [byMail] : [])]
}
