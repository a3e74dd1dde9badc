import { shownCells } from '../keys/cells'
import { cellText } from '../keys/copied-cells'
import { clearPrint, frames } from './print-frame'

interface PrintedList {
  title: string
  /** The lines below the title: the filters in force, and how many rows there are. */
  notes: readonly string[]
}

const style = `
  @page { margin: 12mm }
  body { color: #000; font: 10pt/1.4 system-ui, sans-serif }
  h1 { margin: 0 0 4pt; font-size: 14pt }
  p { margin: 0 0 4pt; color: #444 }
  table { width: 100%; margin-top: 8pt; border-collapse: collapse }
  th, td { padding: 3pt 5pt; border: .5pt solid #999; text-align: start; vertical-align: top }
  thead { display: table-header-group }
  tr { break-inside: avoid }
  .number { text-align: end }
`

/** Prints the table in `root` as it is seen: its columns and rows as text, without checkboxes and actions, on white paper in any theme. */
export function printList(root: HTMLElement, { title, notes }: PrintedList): void {
  clearPrint()
  const frame = document.createElement('iframe')
  frames.current = frame
  frame.title = title
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0'
  document.body.append(frame)
  const { contentWindow: view, contentDocument: paper } = frame
  paper!.title = title
  paper!.documentElement.lang = document.documentElement.lang
  const element = (name: string, text: string) => Object.assign(paper!.createElement(name), { textContent: text })
  paper!.head.append(element('style', style))
  paper!.body.append(element('h1', title), ...notes.map((note) => element('p', note)), tableOf(root, paper!))
  view!.addEventListener('afterprint', clearPrint, { once: true })
  view!.print()
}

function tableOf(root: HTMLElement, paper: Document): HTMLTableElement {
  const source = root.querySelector('table')!
  const [heads] = source.tHead!.rows
  const columns = shownCells(heads!).filter((head) => head.dataset.column !== undefined)
  const table = paper.createElement('table')
  const head = table.createTHead().insertRow()
  for (const column of columns) head.append(Object.assign(paper.createElement('th'), { textContent: cellText(column) }))
  const body = table.createTBody()
  for (const row of root.querySelectorAll<HTMLTableRowElement>('tbody > tr, tfoot > tr')) {
    const line = body.insertRow()
    if (row.dataset.whole !== undefined) {
      const cell = Object.assign(paper.createElement('th'), { colSpan: columns.length, textContent: cellText(row) })
      line.append(cell)
      continue
    }
    for (const { cellIndex } of columns) {
      const cell = row.cells[cellIndex]!
      const copy = line.insertCell()
      copy.textContent = cellText(cell)
      if (getComputedStyle(cell).textAlign === 'right') copy.className = 'number'
    }
  }
  return table
}
