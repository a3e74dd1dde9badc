import type { EChartsOption } from 'echarts'
import type { EChartsType } from 'echarts/core'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { usePalette, type Palette } from '../theme/palette'
import css from './chart.module.css'

/** What the chart shows, as rows to be read. */
interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

interface ChartProps {
  /** Says what the chart shows; the caption of its table. */
  label: string
  /** The picture in the colours of the scheme. Memoise it: a new function draws again. */
  option: (palette: Palette) => EChartsOption
  /** The same figures for those who cannot see the picture. */
  table: ChartTable
  /** In CSS pixels. */
  height: number
}

/**
 * A chart that follows its box and the colour scheme. The chart library comes after the first paint; the table is there at
 * once and stays when the library does not come.
 */
export function Chart({ label, option, table, height }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const palette = usePalette()
  const wanted = useMemo(() => ({ ...base(palette), ...option(palette) }), [option, palette])
  const drawn = useRef<EChartsOption>(undefined)
  const latest = useRef(wanted)
  const draw = useCallback(() => {
    // A page that shows again has its picture still.
    if (!chart.current || drawn.current === latest.current) return
    drawn.current = latest.current
    chart.current.setOption(latest.current, { notMerge: true })
  }, [])
  useEffect(() => {
    latest.current = wanted
    draw()
  }, [wanted, draw])
  useEffect(() => {
    const element = box.current
    let isGone = false
    const observer = new ResizeObserver(() => {
      const isOther =
        element?.clientWidth !== chart.current?.getWidth() || element?.clientHeight !== chart.current?.getHeight()
      if (isOther) chart.current?.resize()
    })
    const start = async () => {
      await new Promise(requestAnimationFrame)
      const { init } = await import('./echarts')
      if (isGone || !element) return
      chart.current ??= init(element, null, { renderer: 'svg' })
      draw()
      observer.observe(element)
    }
    start().catch(() => undefined)
    return () => {
      isGone = true
      observer.disconnect()
      // A page that is only hidden for a while keeps its picture; one that went is out of the document by then.
      setTimeout(() => {
        if (element?.isConnected) return
        chart.current?.dispose()
        chart.current = undefined
      })
    }
  }, [draw])
  return (
    <div className={css.chart}>
      <div ref={box} aria-hidden="true" style={{ height }} />
      <DataTable label={label} {...table} />
    </div>
  )
}

function DataTable({ label, head, rows }: ChartTable & { label: string }) {
  const id = useId()
  return (
    <table className="visually-hidden" aria-labelledby={id}>
      <caption id={id}>{label}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function base(palette: Palette): EChartsOption {
  return {
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 300,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily, color: palette.ink2 },
    tooltip: {
      trigger: 'axis',
      backgroundColor: palette.card,
      borderColor: palette.line,
      textStyle: { color: palette.ink, fontSize: 13 },
      extraCssText: 'box-shadow: var(--float); border-radius: 8px',
    },
  }
}
