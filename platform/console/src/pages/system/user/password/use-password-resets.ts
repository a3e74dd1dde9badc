import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { PasswordsDialog } from '../user-dialogs'
import { mayDiscard } from './discard-question'
import type { Person } from './password-run'
import { texts } from './text'
import { usePasswordRun } from './use-password-run'

/** Resets the passwords of several users after a confirmation, and holds the new ones until the dialog that shows them is closed. */
export function usePasswordResets() {
  const t = useText(texts)
  const run = usePasswordRun()
  const ask = async (people: readonly Person[]) => {
    const [first, ...others] = people
    if (!first) return
    const name = first.nickname
    const title = others.length === 0 ? t('question', { name }) : t('questionMany', { name, total: people.length })
    const hint = t(others.length === 0 ? 'questionHint' : 'questionManyHint')
    // Nothing brings passwords back that could not be shown.
    const asked = { title, hint, action: t('reset'), isDanger: true, run: PasswordsDialog.ready }
    if (await confirm(asked)) run.start(people)
  }
  const close = async () => {
    if (await mayDiscard(run)) run.clear()
  }
  return { run, ask: (people: readonly Person[]) => void ask(people), close: () => void close() }
}
