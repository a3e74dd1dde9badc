import type { Insertable, SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../db/schema'

/**
 * Rows of errors that a log keeps of one source within a minute. Nobody makes that many by hand; a script that repeats a rejected call
 * would fill the database and hide the other rows.
 */
const mostRows = 20
const minuteMillis = 60_000

type LogName = 'operationLogs' | 'signIns'
type Rows<T extends LogName> = SelectQueryBuilder<Schema, T, object>

/**
 * Adds the row of an error to a log, unless the log has enough rows of the last minute that `ofSource` selects: false then. One
 * statement, so that calls at the same time do not all count before the first of them has added its row.
 */
export async function insertLimited<T extends LogName>(
  db: Database,
  log: T,
  row: Insertable<Schema[T]> & { at: number },
  ofSource: (rows: Rows<T>) => Rows<T>,
): Promise<boolean> {
  // The columns of both logs that this needs are alike; Kysely cannot infer it for a union of both.
  const name = log as 'signIns'
  const values = Object.entries(row) as [keyof Insertable<Schema['signIns']>, string | number | null][]
  const recent = (ofSource(db.selectFrom(log) as never) as unknown as Rows<'signIns'>)
    .where('at', '>', row.at - minuteMillis)
    .select((eb) => eb.fn.countAll<number>().as('count'))
  const inserted = await db
    .insertInto(name)
    .columns(values.map(([column]) => column))
    .expression(
      db.selectNoFrom((eb) => values.map(([column, value]) => eb.val(value).as(column))).where(recent, '<', mostRows),
    )
    .returning('at')
    .executeTakeFirst()
  return inserted !== undefined
}
