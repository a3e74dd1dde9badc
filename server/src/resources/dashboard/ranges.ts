import type { Compared } from '@atrium/contract/dashboard'
import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '#server/db/schema'

/** Days of a range, today included. */
const days = 14
const dayMillis = 86_400_000
/** How long a range and the one before it are apart, in milliseconds. */
export const rangeMillis = days * dayMillis

/** The first moment of the last 14 days in UTC, today included. */
function startOfRange(now: number): number {
  return Math.floor(now / dayMillis) * dayMillis - rangeMillis + dayMillis
}

/** The days of the range that ends with the day of `now`, as moments, oldest first. */
export function daysOfRange(now: number): number[] {
  return Array.from({ length: days }, (_, index) => now - (days - 1 - index) * dayMillis)
}

type Rows<T extends 'signIns' | 'operationLogs'> = SelectQueryBuilder<Schema, T, object>

/** Counts the rows of the range up to now, and those of the range before up to the same time of its last day. */
export async function countCompared(rows: Rows<'signIns'> | Rows<'operationLogs'>, now: number): Promise<Compared> {
  const start = startOfRange(now)
  // The column that this needs is alike in both tables; Kysely cannot infer it for a union of both.
  return (rows as Rows<'signIns'>)
    .where('at', '>=', start - rangeMillis)
    .where('at', '<=', now)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('at', '>=', start).as('count'),
      fn
        .countAll<number>()
        .filterWhere('at', '<=', now - rangeMillis)
        .as('before'),
    ])
    .executeTakeFirstOrThrow()
}
