import { sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import { mapped, type Value } from './statement'

/** Limits a query to rows whose number or date lies between two values, both included. An end that is not given is open. */
export function within<DB, TB extends keyof DB, O, V extends number | string>(
  query: SelectQueryBuilder<DB, TB, O>,
  column: StringReference<DB, TB>,
  from: Value<V> | undefined,
  to: Value<V> | undefined,
): SelectQueryBuilder<DB, TB, O> {
  let limited = query
  if (from !== undefined) limited = limited.where(column, '>=', from as never)
  if (to !== undefined) limited = limited.where(column, '<=', to as never)
  return limited
}

/** The same for a column of moments in milliseconds, between an ISO 8601 text and the first one that is too late. */
export function withinMoments<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  column: StringReference<DB, TB>,
  from: Value<string> | undefined,
  to: Value<string> | undefined,
): SelectQueryBuilder<DB, TB, O> {
  let limited = query
  if (from !== undefined) limited = limited.where(column, '>=', mapped(from, Date.parse) as never)
  if (to !== undefined) limited = limited.where(column, '<', mapped(to, Date.parse) as never)
  return limited
}

/** The same for a column of periods, as `YYYY-MM-DD/YYYY-MM-DD`: those that have a day between two days, both included. */
export function overlapping<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  column: StringReference<DB, TB>,
  from: Value<string> | undefined,
  to: Value<string> | undefined,
): SelectQueryBuilder<DB, TB, O> {
  let limited = query
  if (from !== undefined) limited = limited.where(sql<string>`substr(${sql.ref(column)}, 12)`, '>=', from as never)
  if (to !== undefined) limited = limited.where(sql<string>`substr(${sql.ref(column)}, 1, 10)`, '<=', to as never)
  return limited
}
