import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { inOrder, type RowOrder } from './page'

type Values = Readonly<Record<string, unknown>>

/** The column as rows have it, without its table. */
const nameOf = (column: unknown) => String(column).split('.').at(-1)!

/** Whether a row comes after another one in that order. */
function comesAfter<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  [first, ...others]: RowOrder<DB, TB>,
  last: Values,
): Expression<SqlBool> {
  const [column, direction, nulls] = first!
  const value = last[nameOf(column)]
  const same = () => comesAfter(eb, others, last)
  if (value === null) return eb.and([eb(column, 'is', null), same()])
  const beyond = eb(column, direction === 'asc' ? '>' : '<', value as never)
  if (!others.length) return beyond
  const equal = eb.and([eb(column, '=', value as never), same()])
  if (nulls) return eb.or([beyond, eb(column, 'is', null), equal])
  // The range alone is what an index can begin at.
  return eb.and([eb(column, direction === 'asc' ? '>=' : '<=', value as never), eb.or([beyond, equal])])
}

/**
 * The rows of a query that come after `last` in that order, at most `limit`; the first ones without `last`, which has a
 * property for each column of the order. No matter how many rows came before, they are not read again.
 */
export function nextRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: RowOrder<DB, TB>,
  last: object | undefined,
  limit: number,
): SelectQueryBuilder<DB, TB, O> {
  const rest = last ? query.where((eb) => comesAfter(eb, order, last as Values)) : query
  return inOrder(rest, order).limit(limit)
}

/** Rows that are read at a time. */
const batchSize = 250

/** Returns the rows of a query, some at a time, in the order of a column that no two rows share; `present` makes of each what the caller takes. */
export async function* rowBatches<DB, TB extends keyof DB, R extends object, T>(
  query: SelectQueryBuilder<DB, TB, R>,
  id: RowOrder<DB, TB>[number][0],
  present: (row: R) => T,
): AsyncGenerator<readonly T[]> {
  let last: R | undefined
  for (;;) {
    const rows = (await nextRows(query, [[id, 'asc']], last, batchSize).execute()) as R[]
    if (rows.length > 0) yield rows.map(present)
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}
