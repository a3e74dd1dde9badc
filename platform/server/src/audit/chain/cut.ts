import type { LogKeys } from '#server/call/call'
import { chainedLogs, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'
import { insertCheckpoint, readCut } from './checkpoints'

/** Rows of each log that one step deletes, so that it holds others up for some milliseconds only. */
const stepRows = 500
const dayMillis = 86_400_000

interface Cut {
  readonly now: number
  /** Rows of this moment and before are deleted. */
  readonly oldest: number
  readonly keys: LogKeys | undefined
}

/** Returns the first rows of a log, in the order of the chain. */
function firstRows(db: Database, log: ChainedLog, limit: number) {
  // The columns of all logs that this needs are alike; Kysely cannot infer it for a union of them.
  const id = chainedLogs[log].id as 'signInId'
  return db
    .selectFrom(log as 'signIns')
    .select([`${id} as rowId`, 'at', 'link', 'chain'])
    .orderBy(id)
    .limit(limit)
    .execute()
}

/** A row of the future was written while the clock was wrong: it does not keep those after it from being deleted. */
const isOld = (at: number, { now, oldest }: Pick<Cut, 'now' | 'oldest'>) => at <= oldest || at > now + dayMillis

/** Whether the first row of a log is too old. */
export async function startsOld(db: Database, log: ChainedLog, times: Pick<Cut, 'now' | 'oldest'>): Promise<boolean> {
  const [first] = await firstRows(db, log, 1)
  return first !== undefined && first.at <= times.oldest
}

/** Amendments are kept for as long as the rows they are of. */
async function hasRow(db: Database, amendmentId: number): Promise<boolean> {
  const amendment = await db
    .selectFrom('logAmendments')
    .select(['log', 'rowId'])
    .where('amendmentId', '=', amendmentId)
    .executeTakeFirstOrThrow()
  const log = amendment.log as 'signIns'
  const id = chainedLogs[log].id
  return Boolean(await db.selectFrom(log).select('at').where(id, '=', amendment.rowId).executeTakeFirst())
}

/**
 * Deletes the oldest rows of a log up to the first that is not too old, 500 at most, and leaves a checkpoint there, at which a check begins.
 * Returns whether there may be more. Has to be in a turn of writes.
 */
export async function cutLog(db: Database, log: ChainedLog, cut: Cut): Promise<boolean> {
  if (!(await startsOld(db, log, cut))) return false
  const rows = await firstRows(db, log, stepRows)
  const old: typeof rows = []
  for (const row of rows) {
    if (!isOld(row.at, cut) || (log === 'logAmendments' && (await hasRow(db, row.rowId)))) break
    old.push(row)
  }
  const lastRow = old.at(-1)
  if (!lastRow) return false
  const end = old.findLast(({ link }) => link !== null)
  if (end) await moveCut(db, log, { link: end.link!, rowId: end.rowId, chain: end.chain! }, cut)
  const id = chainedLogs[log].id as 'signInId'
  await db
    .deleteFrom(log as 'signIns')
    .where(id, '<=', lastRow.rowId)
    .execute()
  return old.length >= stepRows
}

async function moveCut(
  db: Database,
  log: ChainedLog,
  end: { link: number; rowId: number; chain: string },
  { now, keys }: Cut,
): Promise<void> {
  const last = await readCut(db, log)
  await insertCheckpoint(db, { log, ...end, cut: last?.link ?? 0, reason: 'cut' }, { now, keys })
  // Checkpoints of rows that are gone have nothing left to be compared with.
  const earlier = db.deleteFrom('logCheckpoints').where('log', '=', log)
  await earlier.where('link', '<', end.link).execute()
}
