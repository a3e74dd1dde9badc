import type { User } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import type { Write } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { translate } from '#shared/i18n/text'
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
