import type { User } from 'atrium/contract/system/user'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { OneTimePassword } from '../user-dialogs'
import type { ShownPassword } from './one-time-password'
import { texts } from './text'

/** Resets the password of a user after a confirmation, and holds the one-time password for as long as it shows. */
export function usePasswordReset() {
  const t = useText(texts)
  const write = useWrite()
  const [shown, setShown] = useState<ShownPassword>()
  const ask = async ({ userId, nickname: name }: User) => {
    let password = ''
    const run = async () => {
      // Nothing brings a password back that could not be shown.
      await OneTimePassword.ready()
      password = await write(api.users.resetPassword, { body: { userId } }, { done: t('done') })
    }
    const question = { title: t('question', { name }), hint: t('questionHint'), action: t('reset') }
    if (await confirm({ ...question, isDanger: true, run })) setShown({ name, password })
  }
  return { shown, ask: (user: User) => void ask(user), close: () => setShown(undefined) }
}
