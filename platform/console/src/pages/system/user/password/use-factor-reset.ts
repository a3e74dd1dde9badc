import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Removes the second factors of a user after a confirmation; of somebody without one it says that there is nothing to remove. */
export function useFactorReset() {
  const t = useText(texts)
  const write = useWrite()
  const ask = async ({ userId, nickname: name }: User) => {
    const { factors } = await request(api.users.factors, { query: { userId } })
    if (factors.length === 0) return notify.info(t('noFactor', { name }))
    await confirm({
      title: t('factorQuestion', { name }),
      hint: t('factorHint'),
      action: t('resetFactors'),
      isDanger: true,
      run: () => write(api.users.resetFactors, { body: { userId } }, { done: t('factorsDone') }),
    })
  }
  // An error has said why.
  return (user: User) => void ask(user).catch(() => undefined)
}
