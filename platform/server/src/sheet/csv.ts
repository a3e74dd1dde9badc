import { cellText, type Cell } from './column'
import { markedAsText } from 'atrium/contract/untrusted/formula-start'

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cellText(cell)
  const text = markedAsText(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csvRow = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** RFC 4180 in UTF-8, with the byte order mark by which Excel recognises it. */
export async function* writeCsv(
  heading: readonly Cell[],
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${csvRow(heading)}`)
  for await (const rows of batches) yield encoder.encode(rows.map(csvRow).join(''))
}
