import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { columnsToHide, type FittingColumn } from './fitting-columns'

/** The width of the column of actions while they are folded into a menu, in CSS pixels; its styles say the same. */
const foldedActions = 64

interface Fitting {
  columns: readonly FittingColumn[]
  /** The columns that the person chose to see even where there is no room. */
  chosen: readonly string[]
  /** The actions of a row can be folded into one menu, which comes before any column leaves. */
  canFold: boolean
  /** Takes the columns that have no room. Should keep what it has when nothing changed. */
  onHide: (keys: readonly string[]) => void
}

interface Size {
  room: number
  table: number
}

/**
 * Says which columns of the table in `root` have no room there, whenever the room or the content changes; `content` is all that its widths
 * depend on. The columns that left are still in the table, and hidden unless `root` has the attribute `data-measured`, so that
 * their width is known when there is more room. Before a column leaves, `root` gets the attribute `data-folded`. A head names its column in `data-column`.
 */
export function useFittingColumns(
  root: RefObject<HTMLElement | null>,
  fitting: Fitting,
  content: readonly unknown[],
): void {
  const latest = useRef(fitting)
  /** As it was measured last. To read it lays the table out, which takes a while with a hundred rows. */
  const measured = useRef<Size>(undefined)
  const measure = useCallback(() => {
    const element = root.current
    // A page behind another tab has no width.
    if (!element || element.clientWidth === 0) return
    const { columns, chosen, canFold, onHide } = latest.current
    element.setAttribute('data-measured', '')
    element.removeAttribute('data-folded')
    let excess = element.querySelector('table')!.getBoundingClientRect().width - element.clientWidth
    const heads = [...element.querySelectorAll<HTMLElement>('th[data-column]')]
    const widths = new Map(heads.map((head) => [head.dataset.column!, head.getBoundingClientRect().width]))
    const actions = canFold ? element.querySelector<HTMLElement>('th[data-actions]')?.offsetWidth : undefined
    element.removeAttribute('data-measured')
    if (actions !== undefined && Math.floor(excess) > 0) {
      element.setAttribute('data-folded', '')
      excess -= actions - foldedActions
    }
    // Less than a pixel is the rounding of widths.
    onHide(columnsToHide(columns, widths, Math.floor(excess), chosen))
  }, [root])
  useLayoutEffect(() => {
    latest.current = fitting
  })
  // Before the paint, so that no column is seen while it is hidden.
  useLayoutEffect(measure, [measure, ...content])
  useEffect(() => {
    const element = root.current!
    const observer = new ResizeObserver(() => {
      const size = { room: element.clientWidth, table: element.querySelector('table')!.offsetWidth }
      const { room, table } = measured.current ?? {}
      measured.current = size
      if (room !== size.room || table !== size.table) measure()
    })
    observer.observe(element)
    observer.observe(element.querySelector('table')!)
    return () => observer.disconnect()
  }, [root, measure])
}
