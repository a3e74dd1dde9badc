import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { texts } from '../text'
import { useRequests } from '../use-requests'

export default function Live() {
  const t = useText(texts)
  const [isRunning, setRunning] = useState(true)
  const seconds = useRequests(isRunning)
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <Button
          icon={<Icon name={isRunning ? 'lucide:pause' : 'lucide:play'} />}
          onClick={() => setRunning(!isRunning)}
        >
          {t(isRunning ? 'pause' : 'goOn')}
        </Button>
        <span>{t('now', { count: seconds.at(-1)!.count })}</span>
      </div>
      <LibraryChart
        label={t('requests')}
        height={260}
        option={({ primary }) => ({
          animation: false,
          grid: { left: 48, right: 16, top: 16, bottom: 32 },
          tooltip: { trigger: 'axis' },
          xAxis: { type: 'category', boundaryGap: false, data: seconds.map(({ time }) => time) },
          yAxis: { type: 'value', min: 0, max: 200 },
          series: {
            name: t('requests'),
            type: 'line',
            showSymbol: false,
            areaStyle: { color: primary, opacity: 0.12 },
            data: seconds.map(({ count }) => count),
          },
        })}
        table={{ head: [t('time'), t('requests')], rows: seconds.map(({ time, count }) => [time, count]) }}
      />
    </div>
  )
}
