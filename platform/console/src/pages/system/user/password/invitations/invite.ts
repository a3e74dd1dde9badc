import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import type { Write } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { translate, type Translate } from '#shared/i18n/text'
import { reasonLines } from './reasons'
import { texts } from './text'

/** Mails a user a link to set their password, after a confirmation. */
export async function invite({ userId, nickname: name, email }: User, write: Write): Promise<void> {
  await confirm({
    title: translate(texts, 'inviteQuestion', { name }),
    hint: translate(texts, 'inviteHint', { email }),
    action: translate(texts, 'invite'),
    run: async () => {
      const [invitation] = await write(api.users.invite, { body: { userIds: [userId] } }, { done: false })
      const { outcome } = invitation!
      if (outcome === 'invited') notify.success(translate(texts, 'invited'))
      // They were changed meanwhile.
      else notify.error(translate(texts, outcome))
    },
  })
}

/** How long the people who got none are named, in milliseconds. */
const namedMillis = 20_000

/** Mails some users a link to set their passwords, after a confirmation, and names those who got none. */
export async function inviteAll(users: readonly User[], write: Write): Promise<void> {
  const t: Translate<typeof texts.pairs> = (key, ...values) => translate(texts, key, ...values)
  await confirm({
    title: t('inviteAllQuestion', { total: users.length }),
    hint: t('inviteAllHint'),
    action: t('invite'),
    run: async () => {
      const userIds = users.map(({ userId }) => userId)
      const sent = await write(api.users.invite, { body: { userIds } }, { done: false })
      const invited = sent.filter(({ outcome }) => outcome === 'invited').length
      if (invited === sent.length) return notify.success(t('allInvited', { total: invited }))
      const lines = reasonLines(t, users, sent).join('\n')
      notify.warning(t('someInvited', { invited, others: sent.length - invited }), {
        content: lines,
        duration: namedMillis,
      })
    },
  })
}
