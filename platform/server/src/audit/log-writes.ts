import type { Insertable } from 'kysely'
import type { LogKeys } from '../call/call'
import type { Database, OperationLogTable, SignInTable } from '../db/schema'
import { appendRows } from './chain/append'
import { cutLog, startsOld } from './chain/cut'

/** Adds rows to the operation log. */
export const insertOperations = (db: Database, rows: readonly Insertable<OperationLogTable>[]): Promise<void> =>
  appendRows(db, 'operationLogs', rows)

/** Adds rows to the sign-in log. */
export const insertSignIns = (db: Database, rows: readonly Insertable<SignInTable>[]): Promise<void> =>
  appendRows(db, 'signIns', rows)

const dayMillis = 86_400_000

interface Sweep {
  readonly now: number
  readonly logDays: number
  readonly logKeys?: LogKeys | undefined
}

/** Whether `sweepLogs` has rows to delete. */
export async function hasOldLogs(db: Database, { now, logDays }: Sweep): Promise<boolean> {
  const times = { now, oldest: now - logDays * dayMillis }
  return (await startsOld(db, 'signIns', times)) || startsOld(db, 'operationLogs', times)
}

/**
 * Deletes the oldest rows of both logs that are too old, 500 of each at most. Returns whether there may be more. Has to be in a turn of writes, so
 * that nobody changes the rows meanwhile.
 */
export async function sweepLogs(db: Database, { now, logDays, logKeys: keys }: Sweep): Promise<boolean> {
  const cut = { now, oldest: now - logDays * dayMillis, keys }
  const isMore = [await cutLog(db, 'signIns', cut), await cutLog(db, 'operationLogs', cut)].includes(true)
  return isMore || cutLog(db, 'logAmendments', cut)
/** Deletes the oldest rows of both logs that are too old, 500 of each at most. Returns whether there may be more. */
export async function sweepLogs(
  db: Database,
  { now, logDays, signInDays }: { readonly now: number; readonly logDays: number; readonly signInDays: number },
): Promise<boolean> {
  const signIns = db
    .selectFrom('signIns')
    .where('at', '<=', now - signInDays * dayMillis)
    .orderBy('at')
    .limit(stepRows)
  const logs = db
    .selectFrom('operationLogs')
    .where('at', '<=', now - logDays * dayMillis)
    .orderBy('at')
    .limit(stepRows)
  const deleted = [
    await db.deleteFrom('signIns').where('signInId', 'in', signIns.select('signInId')).executeTakeFirst(),
    await db.deleteFrom('operationLogs').where('logId', 'in', logs.select('logId')).executeTakeFirst(),
  ]
  return deleted.some(({ numDeletedRows }) => numDeletedRows >= stepRows)
}
