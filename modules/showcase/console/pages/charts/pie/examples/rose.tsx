import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { hours } from '../shares'
import { texts, weekdays } from '../text'

export default function Rose() {
  const t = useText(texts)
  const day = useText(weekdays)
  const days = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((key) => day(key))
  return (
    <div className={css.wide}>
      <LibraryChart
        label={t('hours')}
        option={({ card, ink2 }) => ({
          tooltip: { formatter: `{b}: {c} ${t('hour')}` },
          series: {
            id: 'hours',
            type: 'pie',
            roseType: 'area',
            label: { color: ink2, formatter: '{b}\n{c}' },
            itemStyle: { borderColor: card, borderWidth: 2, borderRadius: 4 },
            data: hours.map((value, index) => ({ name: days[index]!, value })),
          },
          // On a phone there is little room for the names beside it.
          media: [
            {
              query: { maxWidth: 400 },
              option: { series: [{ id: 'hours', radius: ['8%', '56%'], labelLine: { length: 14, length2: 6 } }] },
            },
            { option: { series: [{ id: 'hours', radius: ['12%', '78%'], labelLine: { length: 15, length2: 30 } }] } },
          ],
        })}
        table={{ head: [t('weekday'), t('hour')], rows: hours.map((count, index) => [days[index]!, count]) }}
      />
    </div>
  )
}
