import type { Overview } from 'atrium/contract/system/operation/overview'
import { Section } from 'atrium/ui/layout/card'
import { AreaChart } from '#shared/chart/area-chart'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import css from './overview.module.css'
import { texts } from './text'
import { useMillisText } from './use-millis-text'

/** How many calls came, and how long 95 of 100 of them took at most. */
export function CallCharts({ overview: { calls } }: { overview: Overview }) {
  const t = useText(texts)
  const millis = useMillisText()
  const pointOf = (at: string, count: number) => {
    const name = momentText(at)
    return { name, short: name.slice(-5), count, before: 0 }
  }
  return (
    <div className={css.two}>
      <Section title={t('requests')}>
        <AreaChart
          label={t('requests')}
          names={{ point: t('time'), count: t('requests'), before: '' }}
          totals={{ count: calls.requests, before: null }}
          points={calls.points.map(({ at, requests }) => pointOf(at, requests))}
        />
      </Section>
      <Section title={t('durations')}>
        <AreaChart
          label={t('durations')}
          names={{ point: t('time'), count: t('p95'), before: '' }}
          totals={{ count: calls.p95 ?? 0, before: null }}
          text={millis}
          points={calls.points.map(({ at, p95 }) => pointOf(at, p95 ?? 0))}
        />
      </Section>
    </div>
  )
}
