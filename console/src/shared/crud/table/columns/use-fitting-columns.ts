import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { leavingColumns, type FittingColumn } from './fitting-columns'
import css from '../list-table.module.css'

interface Fitting {
  columns: readonly FittingColumn[]
  /** The columns that the person chose to see even where there is no room. */
  chosen: readonly string[]
  /** Takes the columns that have no room. Should keep what it has when nothing changed. */
  onLeave: (keys: readonly string[]) => void
}

/**
 * Says which columns of the table in `root` have no room there, whenever the room or the content changes. The columns that
 * left are still in the table, hidden by the class `left`, so that their width is known when there is more room. A head
 * names its column in `data-column`.
 */
export function useFittingColumns(root: RefObject<HTMLElement | null>, fitting: Fitting): void {
  const latest = useRef(fitting)
  const measure = useCallback(() => {
    const element = root.current
    // A page behind another tab has no width.
    if (!element || element.clientWidth === 0) return
    const { columns, chosen, onLeave } = latest.current
    element.classList.add(css.measured!)
    const excess = element.querySelector('table')!.getBoundingClientRect().width - element.clientWidth
    const heads = [...element.querySelectorAll<HTMLElement>('th[data-column]')]
    const widths = new Map(heads.map((head) => [head.dataset.column!, head.getBoundingClientRect().width]))
    element.classList.remove(css.measured!)
    // Less than a pixel is the rounding of widths.
    onLeave(leavingColumns(columns, widths, Math.floor(excess), chosen))
  }, [root])
  // Before the paint, so that no column is seen leaving.
  useLayoutEffect(() => {
    latest.current = fitting
    measure()
  })
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    observer.observe(root.current!)
    observer.observe(root.current!.querySelector('table')!)
    return () => observer.disconnect()
  }, [root, measure])
}
