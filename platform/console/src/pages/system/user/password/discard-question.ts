import { confirm } from '#shared/feedback/confirm'
import { translate } from '#shared/i18n/text'
import { texts } from './text'
import type { PasswordRun } from './use-password-run'

/** Whether one-time passwords may go from the screen: they were saved, or the person says so. */
export async function mayDiscard({
  isUnsaved,
  isRunning,
}: Pick<PasswordRun, 'isUnsaved' | 'isRunning'>): Promise<boolean> {
  if (!isUnsaved) return true
  return confirm({
    title: translate(texts, 'discardTitle'),
    hint: translate(texts, isRunning ? 'discardRunning' : 'discardHint'),
    action: translate(texts, 'discard'),
    isDanger: true,
  })
}
