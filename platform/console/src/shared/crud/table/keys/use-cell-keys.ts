import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { cellAfterKey } from './cell-steps'
import { bodyRows, cellAt, controlsOf, focusCell } from './cells'
import { useCopiedCells } from './use-copied-cells'

interface CellActions {
  /** Selects the row at a place, or takes it out of the selection. */
  onTick: ((at: number) => void) | undefined
}

/**
 * The handlers of a table whose cells are reached by the arrow keys. They work on the elements, so that no row renders when the focus
 * moves. Enter presses the control of a cell, goes to the first one where there are several, and opens the row where there is none; Escape
 * comes back from a control. Space selects the row.
 */
export function useCellKeys(root: RefObject<HTMLElement | null>, rows: readonly unknown[], actions: CellActions) {
  /** The cell that had the focus last, and its place, for rows that replace these. */
  const active = useRef<{ cell: HTMLTableCellElement; row: number; column: number }>(undefined)
  const current = () => (active.current?.cell.isConnected ? active.current.cell : undefined)
  useCopiedCells(root, current)
  useLayoutEffect(() => {
    const { cell, row, column } = active.current ?? {}
    // The focus falls to the document when its element goes.
    if (!cell || cell.isConnected || document.activeElement !== document.body) return
    const next = root.current && bodyRows(root.current)
    focusCell(next?.[Math.min(row!, next.length - 1)]?.cells[column!], { preventScroll: true })
  }, [root, rows])

  const placeOf = (cell: HTMLTableCellElement) =>
    bodyRows(root.current!).indexOf(cell.parentElement as HTMLTableRowElement)

  const enter = (cell: HTMLTableCellElement) => {
    const [first, ...others] = controlsOf(cell)
    if (first && others.length === 0 && first.matches('a, button')) first.click()
    else if (first) first.focus()
    // As a press on the row does, where it opens.
    else cell.click()
  }

  const press = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    const cell = cellAt(event.currentTarget, target)
    if (cell && target !== cell) {
      if (key === 'Escape') focusCell(cell)
      return key === 'Escape'
    }
    if ((!cell && target !== event.currentTarget) || altKey) return false
    const isFar = ctrlKey || metaKey
    const next = cellAfterKey(event.currentTarget, cell ?? current(), key, isFar)
    if (next) focusCell(next)
    else if (!cell || isFar) return false
    else if (key === 'Enter') enter(cell)
    else if (key === ' ' && !shiftKey && actions.onTick) actions.onTick(placeOf(cell))
    else return false
    return true
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.defaultPrevented && press(event)) event.preventDefault()
    },
    onFocus: ({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }) => {
      const cell = cellAt(currentTarget, target)
      if (cell) active.current = { cell, row: placeOf(cell), column: cell.cellIndex }
    },
    onMouseDown: ({ currentTarget, target, button }: MouseEvent<HTMLElement>) => {
      const cell = cellAt(currentTarget, target)
      // A press elsewhere in the cell would give the focus to the whole table.
      if (cell && button === 0 && !(target as Element).closest('label, input, button, a')) cell.tabIndex = -1
    },
  }
}
