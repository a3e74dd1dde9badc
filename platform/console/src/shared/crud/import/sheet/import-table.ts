import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { maxImportFileRows } from 'atrium/contract/kind/import/limits'
import type { HeadingKeys } from './headings'

/** A row as the import takes it, by the keys of columns; cells that are empty are not there. */
export type Row = Readonly<Record<string, string>>

/** Why a table cannot be imported. */
export type TableError =
  | { kind: 'empty' }
  | { kind: 'tooMany' }
  | { kind: 'missing'; keys: string[]; found: string[] }
  | { kind: 'repeated'; keys: string[] }

/** The headings of a file, and its other rows. */
export type Table = readonly (readonly string[])[]

/** An import that changes records may hold just a few of their columns, beside the one that says which they are. */
function neededKeys(columns: readonly ImportColumn[], updateExisting: boolean): string[] {
  return columns.filter(({ isKey, required }) => (updateExisting ? isKey : required)).map(({ key }) => key)
}

function rowOf(cells: readonly string[], keys: HeadingKeys): Row {
  const row: Record<string, string> = {}
  for (const [place, key] of keys.entries()) {
    const text = cells[place]
    if (key && text) row[key] = text
  }
  return row
}

/** Returns the error of the columns of a file: which of those that have to be there are not, or which are there twice. */
export function columnError(
  headings: readonly string[],
  keys: HeadingKeys,
  { columns, updateExisting }: { readonly columns: readonly ImportColumn[]; readonly updateExisting: boolean },
): TableError | undefined {
  const missing = neededKeys(columns, updateExisting).filter((key) => !keys.includes(key))
  if (missing.length > 0) return { kind: 'missing', keys: missing, found: headings.filter(Boolean) }
  const repeated = keys.filter((key): key is string => key !== undefined && keys.indexOf(key) !== keys.lastIndexOf(key))
  return repeated.length > 0 ? { kind: 'repeated', keys: [...new Set(repeated)] } : undefined
}

/** Returns the error of a table whatever its columns are: it has no rows, or too many. */
export function sizeError([, ...body]: Table): TableError | undefined {
  const rows = body.filter((cells) => cells.some(Boolean)).length
  if (rows === 0) return { kind: 'empty' }
  return rows > maxImportFileRows ? { kind: 'tooMany' } : undefined
}

/** Returns the rows of a table by the keys of its columns, and the headings of those that are left out. */
export function rowsOf([headings = [], ...body]: Table, keys: HeadingKeys): { rows: Row[]; ignored: string[] } {
  const rows = body.map((cells) => rowOf(cells, keys)).filter((row) => Object.keys(row).length > 0)
  return { rows, ignored: headings.filter((heading, place) => heading && !keys[place]) }
}
