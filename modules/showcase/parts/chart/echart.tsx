import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { EChartsOption } from 'echarts'
import { IconButton, PlainButton, EmptyState, ErrorState, DataTable, useActivePoint, type ChartTable } from 'atrium/ui'
import { pictureOf, type PictureKind } from './chart-picture'
import { useChartColours, type ChartColours } from './chart-theme'
import css from './echart.module.css'
import type { ECharts } from './echarts-parts'
import { useEChart } from './use-echart'

export type { ECharts } from './echarts-parts'

/** The words of a chart, in the language of the reader. */
export interface EChartLabels {
  /** Names its kind, such as "chart". */
  chart: string
  /** Which keys work. */
  keys: string
  showTable: string
  hideTable: string
  savePng: string
  saveSvg: string
  empty: string
  failed: string
  retry: string
  /** One cell of the row that is read out. */
  value: (name: string, value: string | number) => string
}

/** The option of ECharts, made with the colours of the moment. */
export type ChartOptionOf = (colours: ChartColours) => EChartsOption

export interface EChartProps {
  /** A description of the chart; the caption of its table. */
  label: string
  /** Returns the option of ECharts for the colours of the theme. Another function draws the chart again; what the reader zoomed, brushed or hid stays. */
  option: ChartOptionOf
  /** The same figures as rows. Without rows the empty state is in place of the chart. */
  table: ChartTable
  /** The texts of its buttons and states, and of what is read out. */
  labels: EChartLabels
  /** In CSS pixels; 320 where left out. */
  height?: number
  /** Which point belongs to a row of the table; by default the one with its index, of the first series. */
  pointOf?: (row: number) => { seriesIndex: number; dataIndex: number }
  /** The figures could not be loaded: the error state is in place of the chart, with `onRetry` behind its button. */
  isFailed?: boolean
  /** Called by the retry button of the error state. */
  onRetry?: () => void
  /** Keeps a picture. Without it there are no buttons for one. */
  onSave?: (picture: Blob, kind: PictureKind) => void
  /** Gets the chart each time it is made, to listen to its events; the returned function runs before it is disposed. */
  onReady?: (chart: ECharts) => (() => void) | void
}

const firstSeries = (row: number) => ({ seriesIndex: 0, dataIndex: row })

/**
 * A chart that ECharts draws. It follows theme and size, can be kept as PNG or SVG, and has its figures as a table, which screen readers
 * read and everybody can show. One stop of the Tab key: the arrow keys, Home and End go through the rows and read them out, Escape ends that.
 * @example
 * <EChart
 *   label="Visits"
 *   option={optionOf}
 *   table={{ head: ['Day', 'Visits'], rows: [['Mon', 120], ['Tue', 132]] }}
 *   labels={labels}
 *   onSave={(picture, kind) => saveFile(picture, `visits.${kind}`)}
 * />
 */
export function EChart({ height = 320, isFailed = false, onRetry, ...props }: EChartProps) {
  const { labels, table } = props
  const [attempt, setAttempt] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const retry = () => {
    setBroken(false)
    setAttempt(attempt + 1)
    onRetry?.()
  }
  if (isFailed || isBroken) {
    const button = <PlainButton onClick={retry}>{labels.retry}</PlainButton>
    return <ErrorState compact title={labels.failed} action={button} />
  }
  if (table.rows.length === 0) return <EmptyState compact title={labels.empty} />
  return <Drawn key={attempt} {...props} height={height} onBroken={() => setBroken(true)} />
}

type DrawnProps = Omit<EChartProps, 'isFailed' | 'onRetry'> & { height: number; onBroken: () => void }

function Drawn({ label, option, table, labels, height, pointOf = firstSeries, onSave, onReady, onBroken }: DrawnProps) {
  const keys = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isTableShown, setTableShown] = useState(false)
  const colours = useChartColours()
  const drawn = useMemo(() => option(colours), [option, colours])
  const chart = useEChart(place, { option: drawn, colours, onReady, onBroken })
  const { index, handlers } = useActivePoint(table.rows.length)
  const { onKeyDown, onBlur } = handlers
  const act = useEffectEvent((types: readonly string[], row: number) => {
    for (const type of types) chart.current?.dispatchAction({ type, ...pointOf(row) })
  })
  useEffect(() => {
    if (index === undefined) return undefined
    act(['highlight', 'showTip'], index)
    return () => act(['downplay', 'hideTip'], index)
  }, [index])
  const save = (kind: PictureKind) => {
    if (chart.current) void pictureOf(chart.current, kind, colours).then((picture) => onSave?.(picture, kind))
  }
  const row = index === undefined ? undefined : table.rows[index]
  return (
    <div className={css.chart}>
      <div
        className={css.surface}
        role="application"
        aria-roledescription={labels.chart}
        aria-label={label}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys need an element to be pressed on
        tabIndex={0}
        {...{ onKeyDown, onBlur }}
      >
        <div ref={place} style={{ height }} aria-hidden="true" />
      </div>
      <span id={keys} hidden>
        {labels.keys}
      </span>
      <p className="visually-hidden" aria-live="polite">
        {row?.map((cell, column) => labels.value(table.head[column]!, cell)).join(', ')}
      </p>
      <div className={css.tools}>
        <IconButton
          icon="lucide:table-2"
          label={isTableShown ? labels.hideTable : labels.showTable}
          aria-pressed={isTableShown}
          onClick={() => setTableShown(!isTableShown)}
        />
        {onSave && (
          <>
            <IconButton icon="lucide:image-down" label={labels.savePng} onClick={() => save('png')} />
            <IconButton icon="lucide:file-down" label={labels.saveSvg} onClick={() => save('svg')} />
          </>
        )}
      </div>
      <DataTable label={label} {...table} isShown={isTableShown} />
    </div>
  )
}
