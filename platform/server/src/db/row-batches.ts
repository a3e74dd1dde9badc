import type { SelectQueryBuilder } from 'kysely'
import { nextRows } from './next-rows'
import type { RowOrder } from './page'

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
