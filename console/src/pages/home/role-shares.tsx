import type { Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { RingChart } from '#shared/chart/ring-chart'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { usePalette } from '#shared/theme/palette'
import { useScheme } from '#shared/theme/use-scheme'
import { Panel } from './panel'
import { shareColours } from './share-colours'
import { texts } from './text'

export function RoleShares({ shares, users }: { shares: Dashboard['usersByRole']; users: number }) {
  const t = useText(texts)
  const colours = shareColours(usePalette(), useScheme())
  const parts = shares.map((share, index) => ({ ...share, colour: colours[index % colours.length]! }))
  return (
    <Panel title={t('shares')} note={t('perUser')}>
      {shares.some(({ count }) => count > 0) ? (
        <RingChart label={t('shares')} names={{ part: t('role'), count: t('users') }} parts={parts}>
          <b>{countText(users)}</b>
          {t('users')}
        </RingChart>
      ) : (
        <EmptyState compact title={t('noShares')} />
      )}
    </Panel>
  )
}
