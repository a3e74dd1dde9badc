import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'

export type Cell = string | number | boolean | Date | null | undefined
type Rows = readonly (readonly Cell[])[]

/** The most bytes that a workbook may unpack to: a small file can unpack to a very large one. */
const maxUnpackedBytes = 400 * 1024 * 1024

/** Text as UTF-8, or as the GB 18030 that spreadsheet programs of a Chinese system write. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Values with separators between them, which are found out where `delimiter` is left out. */
export async function readCsv(file: Blob, delimiter?: string): Promise<Rows> {
  return Papa.parse<string[]>(decode(await file.arrayBuffer()), { delimiter, skipEmptyLines: 'greedy' }).data
}

/** The first sheet of a workbook. */
export async function readXlsx(file: Blob): Promise<Rows> {
  let left = maxUnpackedBytes
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      const isWanted = name.endsWith('.xml') || name.endsWith('.rels')
      if (isWanted) left -= originalSize
      if (left < 0) throw new RangeError('The workbook unpacks to too much')
      return isWanted
    },
  })
  // The reader unpacks large parts in workers made of text, which the content security policy forbids. So it gets them unpacked.
  const archive = zipSync(parts, { level: 0 })
  return (await readSheet(archive.buffer)) as Rows
}
