/** Returns the cells of a row that can be seen. */
export const shownCells = (row: HTMLTableRowElement): HTMLTableCellElement[] =>
  [...row.cells].filter((cell) => cell.offsetWidth > 0)

/** Returns the rows of the body of the table in `root`. */
export const bodyRows = (root: HTMLElement): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody > tr'),
]

/** The controls inside of a cell. */
const controls = 'a[href], button, input:not([type=hidden]), select, textarea'

/** Returns the controls of a cell that can be seen and used. */
export const controlsOf = (cell: HTMLElement): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.offsetWidth > 0 && !control.matches(':disabled'),
  )

/** Returns the cell in which an element is, when it is one of the body of the table in `root`. */
export function cellAt(root: HTMLElement, target: EventTarget | null): HTMLTableCellElement | undefined {
  // A menu of a row is elsewhere in the document.
  const cell = target instanceof Element && root.contains(target) ? target.closest('td') : undefined
  return cell instanceof HTMLTableCellElement && cell.closest('tbody') ? cell : undefined
}

/** Puts the focus on a cell. Only cells that had it can have it, so that Tab does not stop at each of them. */
export function focusCell(cell: HTMLTableCellElement | undefined, options?: FocusOptions): void {
  if (!cell) return
  cell.tabIndex = -1
  cell.focus(options)
}
