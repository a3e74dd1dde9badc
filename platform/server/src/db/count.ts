import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query has that selects nothing yet. */
export async function countOf<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return (row as { total: number }).total
}
