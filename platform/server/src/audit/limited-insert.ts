import type { Insertable, SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../db/schema'
import { appendRows, holdLog } from './chain/append'

/**
 * Rows of errors that a log keeps of one source within a minute. Nobody makes that many by hand; a script that repeats a rejected call
 * would fill the database and hide the other rows.
 */
const mostRows = 20
const minuteMillis = 60_000

type LogName = 'operationLogs' | 'signIns'
type Rows<T extends LogName> = SelectQueryBuilder<Schema, T, object>

/**
 * Adds the row of an error to a log, unless the log has enough rows of the last minute that `ofSource` selects: false then. They are counted
 * without a lock first, so that a flood of errors keeps nobody waiting, and again while nobody else adds any.
 */
export async function insertLimited<T extends LogName>(
  db: Database,
  log: T,
  row: Insertable<Schema[T]> & { at: number },
  ofSource: (rows: Rows<T>) => Rows<T>,
): Promise<boolean> {
  async function isFull(from: Database): Promise<boolean> {
    // The columns of both logs that this needs are alike; Kysely cannot infer it for a union of both.
    const { count } = await (ofSource(from.selectFrom(log) as never) as unknown as Rows<'signIns'>)
      .where('at', '>', row.at - minuteMillis)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count >= mostRows
  }
  if (await isFull(db)) return false
  return db.transaction().execute(async (trx) => {
    await holdLog(trx, log)
    if (await isFull(trx)) return false
    await appendRows(trx, log, [row])
    return true
  })
}
