import type { Insertable } from 'kysely'
import { chunksOf } from '../db/chunks'
import type { Database, OperationLogTable, SignInTable } from '../db/schema'

/** Adds rows to the operation log. */
export async function insertOperations(db: Database, rows: readonly Insertable<OperationLogTable>[]): Promise<void> {
  for (const some of chunksOf(rows)) await db.insertInto('operationLogs').values(some).execute()
}

/** Adds rows to the sign-in log. */
export async function insertSignIns(db: Database, rows: readonly Insertable<SignInTable>[]): Promise<void> {
  for (const some of chunksOf(rows)) await db.insertInto('signIns').values(some).execute()
}

const dayMillis = 86_400_000
/** Rows of each log that one step deletes, so that it holds others up for some milliseconds only. */
const stepRows = 500

/** Deletes the oldest rows of both logs that are too old, 500 of each at most. Returns whether there may be more. */
export async function sweepLogs(
  db: Database,
  { now, logDays }: { readonly now: number; readonly logDays: number },
): Promise<boolean> {
  const oldest = now - logDays * dayMillis
  const signIns = db.selectFrom('signIns').where('at', '<=', oldest).orderBy('at').limit(stepRows)
  const logs = db.selectFrom('operationLogs').where('at', '<=', oldest).orderBy('at').limit(stepRows)
  const deleted = [
    await db.deleteFrom('signIns').where('signInId', 'in', signIns.select('signInId')).executeTakeFirst(),
    await db.deleteFrom('operationLogs').where('logId', 'in', logs.select('logId')).executeTakeFirst(),
  ]
  return deleted.some(({ numDeletedRows }) => numDeletedRows >= stepRows)
}
