import { markedAsText } from 'atrium/contract/untrusted/formula-start'
import { shownCells } from './cells'

/** Returns the text of a cell as it is on the screen; the dash of an empty value is none. */
export function cellText(cell: HTMLElement): string {
  return cell.querySelector('[data-empty]') ? '' : cell.innerText.trim()
}

/** Returns the text of a cell for the clipboard: a number has no commas, with which a spreadsheet or a form may take it for a text. */
export function copiedText(cell: HTMLElement): string {
  const text = cellText(cell)
  const isNumber = getComputedStyle(cell).textAlign === 'right' && /^-?\d{1,3}(,\d{3})+(?!\d)/.test(text)
  return isNumber ? text.replaceAll(/,(?=\d{3})/g, '') : text
}

/** Cells of a spreadsheet end at a tab, rows at a line break. */
function quoted(text: string): string {
  const safe = markedAsText(text)
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const lineOf = (cells: readonly HTMLElement[]) => cells.map((cell) => quoted(copiedText(cell))).join('\t')

/** Returns rows with the titles of their columns as a spreadsheet takes them. Checkboxes and actions are left out. */
export function rowsText(root: HTMLElement, rows: readonly HTMLTableRowElement[]): string {
  const [heads] = root.querySelector('table')!.tHead!.rows
  const columns = shownCells(heads!).filter((head) => head.dataset.column !== undefined)
  const places = columns.map((head) => head.cellIndex)
  return [lineOf(columns), ...rows.map((row) => lineOf(places.map((place) => row.cells[place]!)))].join('\n')
}
