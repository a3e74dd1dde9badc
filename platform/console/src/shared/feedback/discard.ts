import { translate } from '../i18n/text'
import { confirm } from './confirm'
import { texts } from './text'

/**
 * Asks before input that is not saved is thrown away; resolves with true when it may be. `hint` says what would be lost.
 * @example
 * if (!hasUnsaved() || (await mayDiscard(t('lostWithSignOut')))) await signOut()
 */
export function mayDiscard(hint: string): Promise<boolean> {
  return confirm({
    title: translate(texts, 'discardTitle'),
    hint,
    action: translate(texts, 'discard'),
    isDanger: true,
  })
}
