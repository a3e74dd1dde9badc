import type { Cell } from './column'
import { markedAsText } from './formula-start'

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = markedAsText(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180 in UTF-8, with the mark by which Excel knows it is. */
export async function* writeCsv(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode('\uFEFF')
  for await (const rows of batches) {
    yield encoder.encode(rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join(''))
  }
}
