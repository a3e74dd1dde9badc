import { maxImportFileRows } from 'atrium/contract/kind/import/limits'
import type { SheetReply } from './read-sheet'
import { readCsv, readXlsx, type Cell } from './sheet-formats'

/** Returns the text of a cell. The value of a formula is the one that was saved with it: nothing is calculated here. */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // No database holds this character.
  return String(cell).replaceAll('\0', '').trim()
}

function cellsOf(file: File) {
  if (/\.tsv$/i.test(file.name)) return readCsv(file, '\t')
  return /\.csv$/i.test(file.name) ? readCsv(file) : readXlsx(file)
}

async function read(file: File): Promise<SheetReply> {
  try {
    const cells = await cellsOf(file)
    const rows = cells.map((row) => row.map(textOf)).filter((row) => row.some(Boolean))
    // The heading, and one row more than may be imported.
    return { rows: rows.slice(0, maxImportFileRows + 2) }
  } catch (error) {
    return { error: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<File>) => void read(data).then((reply) => postMessage(reply)))
