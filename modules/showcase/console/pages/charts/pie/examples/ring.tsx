import { countText, percentText, useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { spending } from '../shares'
import { texts } from '../text'

const large = { id: 'spending', radius: ['56%', '80%'], center: ['50%', '46%'] }
const small = { id: 'spending', radius: ['50%', '72%'], center: ['50%', '41%'] }

export default function Ring() {
  const t = useText(texts)
  const total = spending.reduce((sum, [, amount]) => sum + amount, 0)
  return (
    <div className={css.wide}>
      <LibraryChart
        label={t('spending')}
        option={({ card }) => ({
          title: { text: `¥${countText(total)}`, subtext: t('quarter'), left: 'center' },
          legend: { bottom: 0 },
          tooltip: { valueFormatter: (amount) => `¥${countText(Number(amount))}` },
          series: {
            ...large,
            type: 'pie',
            itemStyle: { borderColor: card, borderWidth: 3, borderRadius: 6 },
            label: { show: false },
            data: spending.map(([department, value]) => ({ name: t(department), value })),
          },
          // The legend takes two rows on a phone.
          media: [
            { query: { maxWidth: 400 }, option: { title: { top: '34%' }, series: [small] } },
            { option: { title: { top: '40%' }, series: [large] } },
          ],
        })}
        table={{
          head: [t('department'), t('amount'), t('share')],
          rows: spending.map(([department, amount]) => [t(department), countText(amount), percentText(amount / total)]),
        }}
      />
    </div>
  )
}
