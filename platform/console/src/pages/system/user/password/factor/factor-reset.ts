import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import type { Write } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { translate } from '#shared/i18n/text'
import { texts } from './text'

/** Removes the second factors of a user after a confirmation; of somebody without one it says that there is nothing to remove. */
export async function resetFactors({ userId, nickname: name }: User, write: Write): Promise<void> {
  const { factors, passkeys } = await request(api.users.factors, { query: { userId } })
  if (factors.length + passkeys.length === 0) {
    notify.info(translate(texts, 'noFactor', { name }))
    return
  }
  await confirm({
    title: translate(texts, 'factorQuestion', { name }),
    hint: translate(texts, 'factorHint'),
    action: translate(texts, 'resetFactors'),
    isDanger: true,
    run: () => write(api.users.resetFactors, { body: { userId } }, { done: translate(texts, 'factorsDone') }),
  })
}
