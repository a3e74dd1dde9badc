import type { ImportResult } from 'atrium/contract/kind/import/calls'
import { RequestError } from '#shared/api/request-error'
import type { Row } from '../sheet/import-table'
import type { CheckResult } from './import-check'
import type { Part } from './import-parts'

/** A record that was added, and its row. */
export interface AddedRecord {
  readonly id: number
  readonly row: Row
}

/** How many rows of the file are imported, which are its first ones, and their results. */
interface Rows {
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly newRecords: readonly AddedRecord[]
}

/** How far the import of a file has come. */
export interface Imported extends Rows {
  /** Its progress if the part whose answer was lost was imported. */
  readonly lost?: Rows & {
    /** The rows of the part whose records did not exist. */
    readonly newRows: readonly Row[]
  }
}

interface Calls {
  /** Imports some rows, all or none. */
  readonly send: (rows: readonly Row[]) => Promise<Pick<ImportResult, 'added' | 'changed' | 'existing' | 'ids'>>
  /** The id of the record of each row, null where there is none. */
  readonly find: (rows: readonly Row[]) => Promise<ImportResult['ids']>
  readonly report: (imported: Imported) => void
}

/** Imports part after part. It ends at the first that fails, with the reason; what is in then stays. */
export async function importParts(
  parts: readonly Part[],
  { existing }: Pick<CheckResult, 'existing'>,
  before: Imported,
  { send, find, report }: Calls,
): Promise<{ imported: Imported; error?: unknown }> {
  let imported = before
  for (const part of parts) {
    report(imported)
    try {
      const { added, changed, existing: former, ids } = await send(part.rows)
      const known = new Set(former)
      const isNew = (_: unknown, index: number) => !known.has(index)
      imported = {
        rows: part.from + part.rows.length,
        added: imported.added + added,
        changed: imported.changed + changed,
        newRecords: [...imported.newRecords, ...recordsOf(part.rows.filter(isNew), ids.filter(isNew))],
      }
    } catch (error) {
      if (isRejection(error)) return { imported, error }
      const lost = { ...imported, lost: ifIn(part, existing, imported) }
      const settled = (await settle(lost, find).catch(() => lost)) ?? lost
      if (settled.rows === imported.rows) return { imported: settled, error }
      imported = settled
    }
  }
  return { imported }
}

/**
 * Finds out whether the part whose answer was lost was imported. It is imported whole or not at all, so one new row is enough.
 * Undefined where no row was: then importing the part again changes nothing. Rejects when the server cannot be asked.
 */
export async function settle(imported: Imported, find: Calls['find']): Promise<Imported | undefined> {
  const { lost, ...known } = imported
  if (!lost) return known
  const { newRows, ...rows } = lost
  if (newRows.length === 0) return undefined
  // The first call waits for an import that is still going on, and may have looked before that ended.
  await find(newRows.slice(0, 1))
  const ids = await find(newRows)
  return ids[0] == null ? known : { ...rows, newRecords: [...known.newRecords, ...recordsOf(newRows, ids)] }
}

function recordsOf(rows: readonly Row[], ids: readonly (number | null)[]): AddedRecord[] {
  return rows.flatMap((row, index) => {
    const id = ids[index]
    return id == null ? [] : [{ id, row }]
  })
}

function ifIn({ from, rows }: Part, existing: ReadonlySet<number>, before: Rows): Imported['lost'] {
  const isNew = (_: Row, index: number) => !existing.has(from + index)
  const newRows = rows.filter(isNew)
  return {
    rows: from + rows.length,
    added: before.added + newRows.length,
    changed: before.changed + rows.length - newRows.length,
    newRecords: before.newRecords,
    newRows,
  }
}

/** The server has replied that it did nothing. Any other error may have come after the rows were in. */
function isRejection(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  return typeof error.code === 'number' && error.code >= 400 && error.code < 500
}
