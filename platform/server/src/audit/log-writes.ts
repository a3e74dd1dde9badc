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
  /** How long the operation log is kept, in days. */
  readonly logDays: number
  /** How long the sign-in log is. */
  readonly signInDays: number
  readonly logKeys?: LogKeys | undefined
}

/** Whether `sweepLogs` has rows to delete. */
export async function hasOldLogs(db: Database, { now, logDays, signInDays }: Sweep): Promise<boolean> {
  return (
    (await startsOld(db, 'signIns', { now, oldest: now - signInDays * dayMillis })) ||
    startsOld(db, 'operationLogs', { now, oldest: now - logDays * dayMillis })
  )
}

/**
 * Deletes the oldest rows of both logs that are too old, 500 of each at most. Returns whether there may be more. Has to be in a turn of writes, so
 * that nobody changes the rows meanwhile.
 */
export async function sweepLogs(db: Database, { now, logDays, signInDays, logKeys: keys }: Sweep): Promise<boolean> {
  const cut = (days: number) => ({ now, oldest: now - days * dayMillis, keys })
  const isMore = [
    await cutLog(db, 'signIns', cut(signInDays)),
    await cutLog(db, 'operationLogs', cut(logDays)),
  ].includes(true)
  // An amendment is needed for as long as the row that it is about may be there.
  return isMore || cutLog(db, 'logAmendments', cut(Math.max(logDays, signInDays)))
}
