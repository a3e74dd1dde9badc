import { notify } from '#shared/feedback/notify'
import { translate } from '#shared/i18n/text'
import { endRenewal } from '#shared/session/end/renewal'
import { takeRightsAgain } from '#shared/session/user/rights'
import { texts } from './text'

/** The session continues with the page as it is; rights that changed meanwhile are taken over. */
export function goOn(): void {
  endRenewal()
  takeRightsAgain()
  notify.success(translate(texts, 'done'))
}
