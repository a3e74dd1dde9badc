import type { ImportResult } from '@atrium/contract/system/user-import'
import { RequestError } from '../../../../../shared/api/request-error'
import type { Row } from '../sheet/import-table'
import type { CheckResult } from './import-check'
import type { Part } from './import-parts'

/** How many rows of the file are in, which are its first ones, and what became of them. */
interface Rows {
  readonly rows: number
  readonly added: number
  readonly changed: number
}

/** How far the import of a file has come. */
export interface Imported extends Rows {
  /** How far it has come if the part is in whose answer was lost. */
  readonly lost?: Rows & {
    /** A row of the part whose user did not exist. */
    readonly newRow: Row | undefined
  }
}

interface Calls {
  /** Imports some rows, all or none. */
  readonly send: (rows: readonly Row[]) => Promise<Pick<ImportResult, 'added' | 'changed'>>
  /** Whether the user of a row exists. */
  readonly exists: (row: Row) => Promise<boolean>
  readonly report: (imported: Imported) => void
}

/** Imports part after part. It ends at the first that fails, with the reason; what is in then stays. */
export async function importParts(
  parts: readonly Part[],
  { existing }: Pick<CheckResult, 'existing'>,
  before: Imported,
  { send, exists, report }: Calls,
): Promise<{ imported: Imported; failure?: unknown }> {
  let imported = before
  for (const part of parts) {
    report(imported)
    try {
      const { added, changed } = await send(part.rows)
      imported = {
        rows: part.from + part.rows.length,
        added: imported.added + added,
        changed: imported.changed + changed,
      }
    } catch (failure) {
      if (isRefusal(failure)) return { imported, failure }
      const lost = { ...imported, lost: ifIn(part, existing, imported) }
      const settled = (await settle(lost, exists).catch(() => lost)) ?? lost
      if (settled.rows === imported.rows) return { imported: settled, failure }
      imported = settled
    }
  }
  return { imported }
}

/**
 * Finds out whether the part is in whose answer was lost. It is in as a whole or not at all, so one row that was new tells.
 * Undefined where no row was: then importing the part again changes nothing. Rejects when the server cannot be asked.
 */
export async function settle(imported: Imported, exists: Calls['exists']): Promise<Imported | undefined> {
  const { lost, ...known } = imported
  if (!lost) return known
  const { newRow, ...rows } = lost
  if (!newRow) return undefined
  // The first call waits for an import that is still going on, and may have looked before that ended.
  await exists(newRow)
  return (await exists(newRow)) ? rows : known
}

function ifIn({ from, rows }: Part, existing: ReadonlySet<number>, before: Rows): Imported['lost'] {
  const isNew = (_: Row, index: number) => !existing.has(from + index)
  const added = rows.filter(isNew).length
  return {
    rows: from + rows.length,
    added: before.added + added,
    changed: before.changed + rows.length - added,
    newRow: rows.find(isNew),
  }
}

/** The server has answered that it did nothing. Any other failure may have come after the rows were in. */
function isRefusal(failure: unknown): boolean {
  if (!(failure instanceof RequestError)) return false
  return typeof failure.code === 'number' && failure.code >= 400 && failure.code < 500
}
