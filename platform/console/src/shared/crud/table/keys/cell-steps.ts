import { bodyRows, shownCells } from './cells'

/** How many rows Page Up and Page Down go. */
const leap = 10

type Place = readonly [row: number, cell: number]
type Step = (place: Place, last: Place) => Place

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: ([row, cell]) => [row - 1, cell],
  ArrowDown: ([row, cell]) => [row + 1, cell],
  ArrowLeft: ([row, cell]) => [row, cell - 1],
  ArrowRight: ([row, cell]) => [row, cell + 1],
  PageUp: ([row, cell]) => [row - leap, cell],
  PageDown: ([row, cell]) => [row + leap, cell],
  Home: ([row]) => [row, 0],
  End: ([row], [, last]) => [row, last],
}

const ends: Readonly<Record<string, Step>> = {
  Home: () => [0, 0],
  End: (_place, last) => last,
}

const within = (at: number, last: number) => Math.max(0, Math.min(last, at))

/**
 * Returns the cell to which a key goes from `from`, or the first one where none has had the focus; undefined for other keys. `isFar` goes
 * to the ends of the table.
 */
export function cellAfterKey(
  root: HTMLElement,
  from: HTMLTableCellElement | undefined,
  key: string,
  isFar: boolean,
): HTMLTableCellElement | undefined {
  const step = (isFar ? ends : steps)[key]
  const rows = bodyRows(root)
  if (!step || rows.length === 0) return undefined
  if (!from) return shownCells(rows[0]!)[0]
  const row = from.parentElement as HTMLTableRowElement
  const place: Place = [rows.indexOf(row), shownCells(row).indexOf(from)]
  const last: Place = [rows.length - 1, shownCells(row).length - 1]
  const [toRow, toCell] = step(place, last)
  return shownCells(rows[within(toRow, last[0])]!)[within(toCell, last[1])]
}
