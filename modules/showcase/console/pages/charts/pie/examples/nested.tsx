import { countText, useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { channels } from '../shares'
import { texts } from '../text'

/** Of the sources of a channel, as the last two digits of a colour. */
const alphas = ['', 'b8', '80']
const rings = (height: string, show: boolean) => {
  const names = { label: { show }, labelLine: { show } }
  const center = ['50%', height]
  return [
    { id: 'channels', center },
    { id: 'sources', center, ...names, emphasis: names },
  ]
}

export default function Nested() {
  const t = useText(texts)
  const language = useLanguage()
  const sources = channels.flatMap((channel, group) =>
    channel.sources.map(([name, value], place) => ({ name: textIn(language, name), value, group, place })),
  )
  return (
    <div className={css.wide}>
      <LibraryChart
        label={t('channels')}
        height={360}
        option={({ card, ink2, series }) => ({
          legend: { bottom: 0, data: sources.map(({ name }) => name) },
          tooltip: { formatter: '{b}: {c} ({d}%)' },
          series: [
            {
              id: 'channels',
              name: t('channel'),
              type: 'pie',
              radius: [0, '42%'],
              label: { position: 'inner', color: card, fontSize: 12, textBorderWidth: 0 },
              labelLine: { show: false },
              itemStyle: { borderColor: card, borderWidth: 2 },
              data: channels.map((channel) => ({
                name: t(channel.name),
                value: channel.sources.reduce((sum, [, visits]) => sum + visits, 0),
              })),
            },
            {
              id: 'sources',
              name: t('source'),
              type: 'pie',
              radius: ['52%', '70%'],
              label: { color: ink2 },
              itemStyle: { borderColor: card, borderWidth: 2 },
              // In the colour of their channel, the later ones paler.
              data: sources.map(({ name, value, group, place }) => ({
                name,
                value,
                itemStyle: { color: series[group]! + alphas[place]! },
              })),
            },
          ],
          // On a phone a legend names the sources: there is no room beside the rings.
          media: [
            {
              query: { maxWidth: 400 },
              option: { legend: { show: true }, series: rings('42%', false) },
            },
            { option: { legend: { show: false }, series: rings('50%', true) } },
          ],
        })}
        // The rows are the parts of the outer ring.
        pointOf={(row) => ({ seriesIndex: 1, dataIndex: row })}
        table={{
          head: [t('source'), t('channel'), t('visits')],
          rows: sources.map(({ name, group, value }) => [name, t(channels[group]!.name), countText(value)]),
        }}
      />
    </div>
  )
}
