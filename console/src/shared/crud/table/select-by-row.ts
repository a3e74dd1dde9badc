import type { MouseEvent } from 'react'
import { toggleSelected, type Selection } from '../rows/use-selection'

/** The props of a row that a click anywhere selects. For the pointer alone: the keyboard has the checkbox of the row. */
export function selectByRow<T>(selection: Selection<T> | undefined, row: T) {
  if (!selection?.byRow || selection.isFixed?.(row)) return {}
  const onClick = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('label, input, button, a')
    if (!isControl) toggleSelected(selection, row)
  }
  return { onClick, style: { cursor: 'pointer' } as const }
}
