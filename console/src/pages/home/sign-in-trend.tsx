import type { Compared, Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { AreaChart } from '#shared/chart/area-chart'
import { useText } from '#shared/i18n/text'
import { Change } from './change'
import { Panel } from './panel'
import { texts } from './text'

export function SignInTrend({ days, compared }: { days: Dashboard['signInsPerDay']; compared: Compared }) {
  const t = useText(texts)
  return (
    <Panel title={t('trend')} note={<Change of={compared} />}>
      {days.some(({ count, before }) => count + before > 0) ? (
        <AreaChart
          label={t('trend')}
          names={{ point: t('day'), count: t('lastDays'), before: t('daysBefore') }}
          totals={compared}
          points={days.map(({ day, ...counts }) => ({ ...counts, name: day, short: day.slice(5) }))}
        />
      ) : (
        <EmptyState compact title={t('noSignIns')} />
      )}
    </Panel>
  )
}
