import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, boxes: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const boxesOf = (element: Element | undefined) => [...(element?.querySelectorAll('input') ?? [])]

/** Moves the focus among the checkboxes of a table: to the next one of the row, or of the column. */
export function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const [down, across] = step
  const row = target.closest('tr')!
  if (across !== 0) {
    const boxes = boxesOf(row)
    boxes[boxes.indexOf(target) + across]?.focus()
    return
  }
  const rows = [...currentTarget.rows]
  const column = target.closest<HTMLTableCellElement>('td, th')!.cellIndex
  for (let at = rows.indexOf(row) + down; rows[at]; at += down) {
    const [box] = boxesOf(rows[at]!.cells[column])
    if (box) return box.focus()
  }
}
