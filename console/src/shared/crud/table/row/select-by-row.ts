import type { MouseEvent } from 'react'
import type { RowParts } from './row-parts'

/** The props of a row that a click anywhere selects. For the pointer alone: the keyboard has the checkbox of the row. */
export function selectByRow<T>({ tick, onTick, row }: Pick<RowParts<T>, 'tick' | 'onTick' | 'row'>) {
  if (!tick?.byRow || tick.isFixed) return {}
  const onClick = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('label, input, button, a')
    if (!isControl) onTick(row)
  }
  return { onClick, style: { cursor: 'pointer' } as const }
}
