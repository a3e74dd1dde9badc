import type { Selectable, Updateable } from 'kysely'
import type { Call } from '#server/call/call'
import { chunksOf } from '#server/db/chunks'
import { chainedLogs, digestOf, storable } from '#server/db/migrations/0006-log-chain/digest'
import type { LogAmendmentTable, Schema } from '#server/db/schema'
import { appendRows } from './append'
import { rowsWithDigests } from './chained-rows'
import { amendmentText, signatureOf } from './signatures'

type AmendedLog = 'operationLogs' | 'signIns'
type LogRow<L extends AmendedLog> = Selectable<Schema[L]>

/** How many rows are in memory at a time: one of an import holds thousands of users. */
const fewRows = 20

/**
 * Changes rows of a log, and adds what their digests are from now on to the chain of amendments, so that a check accepts these changes and no
 * others. A row that did not fit its digest before gets no amendment: a check goes on to report it.
 */
export async function amendRows<L extends AmendedLog>(
  { db, now, deps }: Pick<Call, 'db' | 'now' | 'deps'>,
  log: L,
  ids: readonly number[],
  changeOf: (row: LogRow<L>) => Updateable<Schema[L]>,
): Promise<void> {
  const id = chainedLogs[log].id as 'signInId'
  for (const some of chunksOf(ids, fewRows)) {
    const amendments: Pick<Selectable<LogAmendmentTable>, 'at' | 'log' | 'rowId' | 'newDigest'>[] = []
    for (const row of await rowsWithDigests(db, log).where(id, 'in', some).execute()) {
      const change = storable(changeOf(row as never))
      const rowId = row[id]
      await db
        .updateTable(log as 'signIns')
        .set(change as Updateable<Schema['signIns']>)
        .where(id, '=', rowId)
        .execute()
      const [before, newDigest] = [row.amended ?? row.digest, digestOf(log, { ...row, ...change })]
      if (before === newDigest || before !== digestOf(log, row)) continue
      amendments.push({ at: now, log, rowId, newDigest })
    }
    await appendRows(
      db,
      'logAmendments',
      amendments.map((row) => ({ ...row, ...signatureOf(deps.logKeys, amendmentText(row)) })),
    )
  }
}
