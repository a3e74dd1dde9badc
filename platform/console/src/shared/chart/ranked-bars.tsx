import type { ReactNode } from 'react'
import { countText } from '../i18n/number-text'
import { useText } from '../i18n/text'
import { ChartFrame, type ChartPoint } from './chart-frame'
import { countOf, withOthers, type Part } from './part'
import { percentTexts } from './percent-texts'
import css from './ranked-bars.module.css'
import { texts } from './text'

interface RankedBarsProps {
  label: string
  names: { part: string; count: string }
  parts: readonly Part[]
  /** Writes a figure, such as an amount of money; a count without it. */
  text?: ((figure: number) => string) | undefined
  /** Above the bars. */
  children: ReactNode
}

/** So many bars fit the panel; of more parts the smallest share the last one. */
const most = 8

/** Shares of a whole as bars, the largest first. */
export function RankedBars({ label, names, parts, text = countText, children }: RankedBarsProps) {
  const t = useText(texts)
  const ranked = parts.toSorted((a, b) => b.count - a.count)
  const shown = withOthers(ranked, most, (count) => t('others', { count }))
  const whole = countOf(parts)
  const percents = percentTexts(shown.map(({ count }) => count / whole))
  const points = shown.map(({ name, count, together = [] }, index): ChartPoint => {
    const own = { name, value: `${text(count)} (${percents[index]})` }
    const listed = together.map((part) => ({ name: part.name, value: text(part.count) }))
    return { rows: [own, ...listed], x: 50, y: (index / shown.length) * 100 }
  })
  return (
    <ChartFrame
      label={label}
      table={{ head: [names.part, names.count], rows: ranked.map(({ name, count }) => [name, text(count)]) }}
      points={points}
      onOpen={shown.some(({ open }) => open) ? (index) => shown[index]!.open : undefined}
    >
      {(active, tooltip) => (
        <>
          <div className={css.whole}>{children}</div>
          <div className={css.frame}>
            <div className={css.bars}>
              {shown.map(({ name, count }, index) => (
                <div key={name} className={index === active ? `${css.row} ${css.active}` : css.row} data-point={index}>
                  <span>{name}</span>
                  <span className={css.track}>
                    <i style={{ transform: `scaleX(${count / whole})` }} />
                  </span>
                  <b>
                    {text(count)} <small>{percents[index]}</small>
                  </b>
                </div>
              ))}
              {tooltip}
            </div>
          </div>
        </>
      )}
    </ChartFrame>
  )
}
