import type { Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { useCallback } from 'react'
import { Chart } from '#shared/chart/chart'
import { useText } from '#shared/i18n/text'
import { usePalette, type Palette } from '#shared/theme/palette'
import { useScheme } from '#shared/theme/use-scheme'
import css from './page.module.css'
import { Panel } from './panel'
import { shareColours } from './share-colours'
import { texts } from './text'

type Shares = Dashboard['usersByRole']

export function RoleShares({ shares, users }: { shares: Shares; users: number }) {
  const t = useText(texts)
  const scheme = useScheme()
  const colours = shareColours(usePalette(), scheme)
  const option = useCallback(
    (palette: Palette) => ringOption(shares, shareColours(palette, scheme), palette),
    [shares, scheme],
  )
  if (!shares.some(({ count }) => count > 0)) {
    return (
      <Panel title={t('shares')} note={t('perUser')}>
        <EmptyState compact title={t('noShares')} />
      </Panel>
    )
  }
  return (
    <Panel title={t('shares')} note={t('perUser')}>
      <div className={css.ring}>
        <Chart
          label={t('shares')}
          height={172}
          option={option}
          table={{ head: [t('role'), t('users')], rows: shares.map(({ name, count }) => [name, count]) }}
        />
        <p aria-hidden="true" className={css.centre}>
          <b>{users}</b>
          {t('users')}
        </p>
      </div>
      <ul className={css.legend} aria-hidden="true">
        {shares.map(({ name, count }, index) => (
          <li key={name}>
            <i style={{ background: colours[index % colours.length] }} />
            {name}
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ringOption(shares: Shares, colours: string[], palette: Palette) {
  return {
    color: colours,
    tooltip: {
      trigger: 'item' as const,
      backgroundColor: palette.card,
      borderColor: palette.line,
      textStyle: { color: palette.ink, fontSize: 13 },
      formatter: '{b}: {c} ({d}%)',
    },
    series: [
      {
        type: 'pie' as const,
        radius: ['68%', '96%'],
        label: { show: false },
        emphasis: { scaleSize: 3 },
        itemStyle: { borderColor: palette.card, borderWidth: 3 },
        data: shares.filter(({ count }) => count > 0).map(({ name, count }) => ({ name, value: count })),
      },
    ],
  }
}
