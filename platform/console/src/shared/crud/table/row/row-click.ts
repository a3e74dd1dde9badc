import type { MouseEvent } from 'react'
import type { RowParts } from './row-parts'

type Clickable<T> = Pick<RowParts<T>, 'tick' | 'onTick' | 'onOpen' | 'row'>

/**
 * The props of a row that a click anywhere selects or opens. Clicks on controls, and those that end a selection of text, are none.
 * For the pointer alone: the keyboard has the controls of the row.
 */
export function rowClick<T>({ tick, onTick, onOpen, row }: Clickable<T>) {
  const isSelecting = tick?.byRow && !tick.isFixed
  const act = isSelecting ? onTick : onOpen
  if (!act) return {}
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('label, input, button, a')
    // A menu of the row is elsewhere in the document.
    const isOutside = target instanceof Element && !currentTarget.contains(target)
    if (!isControl && !isOutside && getSelection()?.type !== 'Range') act(row)
  }
  return { onClick, style: { cursor: 'pointer' } as const }
}
