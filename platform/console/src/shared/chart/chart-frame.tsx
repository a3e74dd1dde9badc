import { useId, useState, type ReactNode } from 'react'
import { useText } from '../i18n/text'
import css from './chart-frame.module.css'
import { DataTable, type ChartTable } from 'atrium/ui/chart/data-table'
import { texts } from './text'
import { useActivePoint } from 'atrium/ui/chart/use-active-point'

/** The tooltip of one point of a chart, and its place. */
export interface ChartPoint {
  title?: string
  rows: readonly { name: string; value: string; mark?: ReactNode }[]
  /** In percent of the element that holds the tooltip, from its upper left corner. */
  x: number
  y: number
  /** Where the tooltip is; above without it. */
  isBelow?: boolean
}

interface ChartFrameProps {
  /** A description of the chart; the caption of its table. */
  label: string
  table: ChartTable
  /** In the order of the arrow keys. */
  points: readonly ChartPoint[]
  /** Opens what is behind a point, such as the rows that it counts; where only some points have that, undefined for the others. */
  onOpen?: ((index: number) => (() => void) | undefined) | undefined
  /** The picture. Its parts have `data-point`, the index of their point; one positioned element holds the tooltip. */
  children: (active: number | undefined, tooltip: ReactNode) => ReactNode
}

/**
 * Renders the parts around the picture of every chart: a tooltip for pointer, finger and keyboard (arrow keys, Home, End, Escape), whose values
 * are read out on the keyboard, and the same figures as a table. A click, Enter or a second touch opens a point, where it opens.
 */
export function ChartFrame({ label, table, points, onOpen, children }: ChartFrameProps) {
  const t = useText(texts)
  const keys = useId()
  const { index, isByKey, handlers } = useActivePoint(points.length, (opened) => onOpen?.(opened)?.())
  const [isNew, setNew] = useState(true)
  const point = index === undefined ? undefined : points[index]
  const opens = index !== undefined && onOpen?.(index) !== undefined
  return (
    <div className={css.frame}>
      <div
        className={opens ? `${css.surface} ${css.opens}` : css.surface}
        data-new={isNew || undefined}
        role="application"
        aria-roledescription={t('chart')}
        aria-label={label}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys need an element to be pressed on
        tabIndex={0}
        // Once: a page that is shown again from behind its tab has its picture already.
        onAnimationEnd={() => setNew(false)}
        {...handlers}
      >
        <div aria-hidden="true">
          {children(index, point && <Tooltip {...point} hint={opens ? t('open') : undefined} />)}
        </div>
      </div>
      <span id={keys} hidden>
        {t(onOpen ? 'keysToOpen' : 'keys')}
      </span>
      <p className="visually-hidden" aria-live="polite">
        {isByKey && point && spoken(point, (name, value) => t('value', { name, value }))}
      </p>
      <DataTable label={label} {...table} />
    </div>
  )
}

function spoken({ title, rows }: ChartPoint, say: (name: string, value: string) => string): string {
  return [title, ...rows.map(({ name, value }) => say(name, value))].filter(Boolean).join(', ')
}

/** Shifted against its point, by all of its width at the right edge, so that it stays within what it is in. */
function Tooltip({ title, rows, x, y, isBelow, hint }: ChartPoint & { hint: string | undefined }) {
  const away = isBelow ? '12px' : 'calc(-100% - 12px)'
  const place = { left: `${x}%`, top: `${y}%`, transform: `translate(-${x}%, ${away})` }
  return (
    <div className={css.tooltip} style={place}>
      {title && <p>{title}</p>}
      <dl>
        {rows.map(({ name, value, mark }) => (
          <div key={name}>
            {mark}
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hint && <small>{hint}</small>}
    </div>
  )
}
