import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns a function that takes a role from users after a confirmation. */
export function useCancelling(roleId: number): (users: readonly User[]) => void {
  const t = useText(texts)
  const write = useWrite()
  return (users) => {
    const [first] = users
    if (!first) return
    const name = first.nickname
    const run = () => write(api.roleUsers.cancel, { body: { roleId, userIds: users.map(({ userId }) => userId) } })
    void confirm({
      title: users.length === 1 ? t('cancelOne', { name }) : t('cancelMany', { name, total: users.length }),
      hint: t('cancelHint'),
      action: t('cancel'),
      isDanger: true,
      run,
    })
  }
}
