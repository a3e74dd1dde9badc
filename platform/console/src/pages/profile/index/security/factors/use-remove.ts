import type { Factor, Passkey } from 'atrium/contract/system/user/factor'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { refreshFactorDue } from '#shared/session/factor/factor-due'
import { texts } from '#shared/session/factor/text'
import { texts as passkeyTexts } from '#shared/session/passkey/text'

/** Returns a function that removes an own app or passkey after a confirmation, which says what the removal of the last one means. */
export function useRemove(): (factor: Factor | Passkey, isLast: boolean) => void {
  const t = useText(texts)
  const ofPasskey = useText(passkeyTexts)
  const write = useWrite()
  return (factor, isLast) =>
    void confirm({
      title: t('askRemove', { name: factor.name }),
      hint: isLast ? t('removeLastHint') : 'passkeyId' in factor ? ofPasskey('removeHint') : t('removeHint'),
      action: t('remove'),
      isDanger: true,
      run: async () => {
        if ('passkeyId' in factor) await write(api.passkeys.remove, { body: { passkeyId: factor.passkeyId } })
        else await write(api.ownFactors.remove, { body: { factorId: factor.factorId } })
        await refreshFactorDue()
      },
    })
}
