import type { Factor } from 'atrium/contract/system/user/factor'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { refreshFactorDue } from '#shared/session/factor/factor-due'
import { texts } from '#shared/session/factor/text'

/** Returns a function that removes an own factor after a confirmation, which says what the removal of the last one means. */
export function useRemove(): (factor: Factor, isLast: boolean) => void {
  const t = useText(texts)
  const write = useWrite()
  return ({ factorId, name }, isLast) =>
    void confirm({
      title: t('askRemove', { name }),
      hint: t(isLast ? 'removeLastHint' : 'removeHint'),
      action: t('remove'),
      isDanger: true,
      run: async () => {
        await write(api.ownFactors.remove, { body: { factorId } })
        await refreshFactorDue()
      },
    })
}
