import { Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { foldSmall } from '../fold'
import { cities } from '../shares'
import { texts } from '../text'

const beside = { orient: 'vertical', left: '66%', top: 16, bottom: 16 } as const
const below = { orient: 'horizontal', left: 'center', top: 'auto', bottom: 0 } as const

export default function Folded() {
  const t = useText(texts)
  const language = useLanguage()
  const [most, setMost] = useState(6)
  const all = cities.map(([name, value]) => ({ name: textIn(language, name), value }))
  const parts = foldSmall(all, most, (count) => t('others', { count }))
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <span id="largest">{t('largest')}</span>
        <Segmented aria-labelledby="largest" options={[4, 6, 12, 24]} value={most} onChange={setMost} />
      </div>
      <LibraryChart
        label={t('parcels')}
        option={({ card, ink2, tick, series }) => ({
          legend: { type: 'scroll' },
          tooltip: { formatter: '{b}: {c} ({d}%)' },
          series: {
            id: 'cities',
            type: 'pie',
            label: { show: false, color: ink2 },
            itemStyle: { borderColor: card, borderWidth: 2 },
            data: parts.map((part, index) => ({
              ...part,
              itemStyle: { color: index === most ? tick : series[index % 6]! },
            })),
          },
          media: [
            {
              query: { maxWidth: 400 },
              option: { legend: below, series: [{ id: 'cities', radius: '76%', center: ['50%', '44%'] }] },
            },
            { option: { legend: beside, series: [{ id: 'cities', radius: '76%', center: ['36%', '50%'] }] } },
          ],
        })}
        table={{ head: [t('city'), t('thousands')], rows: parts.map(({ name, value }) => [name, value]) }}
      />
    </div>
  )
}
