import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { texts } from '../text'

/** Tickets of a support team. No one wrote in the second quarter; the third cannot be loaded at first. */
const quarters = { q1: [46, 21, 9], q2: [], q3: [58, 30, 4] } as const
const names = ['answered', 'waiting', 'reopened'] as const

export default function States() {
  const t = useText(texts)
  const [quarter, setQuarter] = useState<keyof typeof quarters>('q1')
  const [isFailing, setFailing] = useState(true)
  const counts = quarters[quarter]
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <Segmented
          aria-label={t('quarterOf')}
          options={(['q1', 'q2', 'q3'] as const).map((value) => ({ value, label: t(value) }))}
          value={quarter}
          onChange={setQuarter}
        />
      </div>
      <LibraryChart
        label={t('tickets')}
        height={240}
        empty={t('noTickets')}
        isFailed={quarter === 'q3' && isFailing}
        onRetry={() => setFailing(false)}
        option={({ card }) => ({
          legend: { bottom: 0 },
          tooltip: {},
          series: {
            type: 'pie',
            radius: ['40%', '72%'],
            center: ['50%', '44%'],
            label: { show: false },
            itemStyle: { borderColor: card, borderWidth: 2 },
            data: counts.map((value, index) => ({ name: t(names[index]!), value })),
          },
        })}
        table={{ head: [t('state'), t('count')], rows: counts.map((value, index) => [t(names[index]!), value]) }}
      />
    </div>
  )
}
