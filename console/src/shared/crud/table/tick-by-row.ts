import type { MouseEvent } from 'react'
import { toggleTick, type Ticks } from '../rows/use-ticks'

/** What a row needs that a click anywhere ticks. For the pointer alone: the keyboard has the box in the row. */
export function tickByRow<T>(ticks: Ticks<T> | undefined, row: T) {
  if (!ticks?.byRow || ticks.isFixed?.(row)) return {}
  const onClick = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('label, input, button, a')
    if (!isControl) toggleTick(ticks, row)
  }
  return { onClick, style: { cursor: 'pointer' } as const }
}
