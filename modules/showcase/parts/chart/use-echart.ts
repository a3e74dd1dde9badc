import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { EChartsOption } from 'echarts'
import { useReducedMotion } from '../motion/use-motion'
import { parallelAxes, themeOf, type ChartColours } from './chart-theme'
import { init, type ECharts } from './echarts-parts'

interface Drawing {
  option: EChartsOption
  colours: ChartColours
  /** Gets the chart before it is drawn first; the returned function runs before it is disposed. */
  onReady: ((chart: ECharts) => (() => void) | void) | undefined
  /** The option cannot be drawn. */
  onBroken: () => void
}

/**
 * A chart of ECharts in an element: as large as it, in the colours of the moment, without motion where less of it is asked for, and disposed
 * when the element leaves the page or is hidden.
 */
export function useEChart(
  place: RefObject<HTMLDivElement | null>,
  { option, colours, onReady, onBroken }: Drawing,
): RefObject<ECharts | undefined> {
  const chart = useRef<ECharts>(undefined)
  const isReduced = useReducedMotion()
  const ready = useEffectEvent((made: ECharts) => onReady?.(made))
  const fail = useEffectEvent(onBroken)
  const create = useEffectEvent((element: HTMLElement) => init(element, themeOf(colours)))
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const made = create(element)
    chart.current = made
    const observer = new ResizeObserver(() => {
      if (!made.isDisposed()) made.resize()
    })
    observer.observe(element)
    const end = ready(made)
    return () => {
      observer.disconnect()
      end?.()
      if (!made.isDisposed()) made.dispose()
      chart.current = undefined
    }
  }, [place])
  useEffect(() => chart.current?.setTheme(themeOf(colours)), [colours])
  useEffect(() => {
    const motion = { animation: !isReduced, animationDuration: 200, animationDurationUpdate: 200 }
    const parallel = option.parallel
      ? [option.parallel].flat().map((one) => ({ parallelAxisDefault: parallelAxes(colours), ...one }))
      : undefined
    const whole = { ...motion, toolbox: { show: false }, ...option, ...(parallel && { parallel }) }
    try {
      chart.current?.setOption(whole, { replaceMerge: ['series'] })
    } catch {
      // Before the next frame: what was half drawn would throw again when it is resized.
      chart.current?.dispose()
      fail()
    }
  }, [option, colours, isReduced])
  return chart
}
