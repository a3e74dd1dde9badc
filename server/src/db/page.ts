import type { SelectQueryBuilder } from 'kysely'
import { countOf } from './count'

export interface Page<T> {
  items: T[]
  pageInfo: { total: number; currentPage: number; pageSize: number }
}

/** One page of a query's rows with the total over all pages. `query` is filtered, but neither selected nor ordered; `select` adds both. */
export async function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, object>,
  { page, size }: { page: number; size: number },
  select: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, O>,
): Promise<Page<O>> {
  const total = await countOf(query)
  const items = await select(query)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { items, pageInfo: { total, currentPage: page, pageSize: size } }
}
