import { textIn } from '@atrium/contract/language'
import { maxImportFileRows } from '@atrium/contract/kind/import/limits'
import { importColumns, type ImportKey } from './import-columns'

/** A row as the import takes it; cells that are empty are not there. */
export type Row = Readonly<Partial<Record<ImportKey, string>>>

/** Why a table cannot be imported. */
export type TableError =
  | { kind: 'empty' }
  | { kind: 'tooMany' }
  | { kind: 'missing'; keys: ImportKey[]; found: string[] }
  | { kind: 'repeated'; keys: ImportKey[] }

type Table = readonly (readonly string[])[]

const plain = (heading: string) => heading.replace(/[*＊\s]/g, '').toLowerCase()

function keyOf(heading: string): ImportKey | undefined {
  const name = plain(heading)
  return importColumns().find(({ title }) => name === plain(textIn('zh-cn', title)) || name === plain(title.en))?.key
}

/** An import that changes users may hold just a few of their columns, beside the one that says who they are. */
function neededKeys(updateExisting: boolean): ImportKey[] {
  return importColumns()
    .filter(({ key, required }) => (updateExisting ? key === 'username' : required))
    .map(({ key }) => key)
}

function rowOf(cells: readonly string[], keys: readonly (ImportKey | undefined)[]): Row {
  const row: Partial<Record<ImportKey, string>> = {}
  for (const [place, key] of keys.entries()) {
    const text = cells[place]
    if (key && text) row[key] = text
  }
  return row
}

/** The rows of a table whose first row names the columns, in either language and any order; other columns are left out. */
export function importRows(
  [headings = [], ...body]: Table,
  updateExisting: boolean,
): { rows: Row[]; ignored: string[] } | { error: TableError } {
  if (headings.length === 0) return { error: { kind: 'empty' } }
  const keys = headings.map(keyOf)
  const missing = neededKeys(updateExisting).filter((key) => !keys.includes(key))
  const found = headings.filter(Boolean)
  if (missing.length > 0) return { error: { kind: 'missing', keys: missing, found } }
  const repeated = keys.filter((key, place) => key !== undefined && keys.indexOf(key) !== place) as ImportKey[]
  if (repeated.length > 0) return { error: { kind: 'repeated', keys: [...new Set(repeated)] } }
  const rows = body.map((cells) => rowOf(cells, keys)).filter((row) => Object.keys(row).length > 0)
  if (rows.length === 0) return { error: { kind: 'empty' } }
  if (rows.length > maxImportFileRows) return { error: { kind: 'tooMany' } }
  return { rows, ignored: headings.filter((heading, place) => heading && !keys[place]) }
}
