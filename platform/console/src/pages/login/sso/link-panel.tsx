import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { returnPath } from '#shared/navigation/return-path'
import { RejectedPanel } from './rejected-panel'
import type { Returned } from './returned'
import { texts } from './text'
import { useFinish } from './use-finish'
import { WaitingPanel } from './waiting-panel'

/** Links the account of a provider to the person who is signed in, and leads back to the profile. */
export function LinkPanel({ begun, callback }: Returned) {
  const t = useText(texts)
  const error = useFinish(async () => {
    await request(api.ownIdentities.link, { body: { key: begun.key, callback } }, { message: false })
    await navigation().restart(returnPath(begun.returnTo))
    notify.success(t('linked'))
  })
  if (error) return <RejectedPanel begun={begun} error={error} />
  return <WaitingPanel title={t('linking')} hint={t('waiting')} />
}
