import { sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import { countOf } from './count'
import type { Database } from './schema'

export interface Page<T> {
  items: T[]
  pageInfo: { total: number; currentPage: number; pageSize: number }
}

/**
 * One page of a query's rows with the total over all pages. `query` is filtered, but neither selected nor ordered; `select` adds both.
 * @example
 * pageOf(db.selectFrom('posts'), { page: 1, size: 10 }, (all) => inOrder(all.selectAll(), order))
 */
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

/**
 * The order of a list: its columns, the first one counting most. The last one is the id of a row, which no two rows share. A
 * column that may be null says `nullsLast`: each engine has an order of its own for them.
 */
export type RowOrder<DB, TB extends keyof DB> = readonly (readonly [
  column: StringReference<DB, TB>,
  direction: 'asc' | 'desc',
  nulls?: 'nullsLast',
])[]

/**
 * Puts the rows of a query in order.
 * @example
 * const order: RowOrder<Schema, 'posts'> = [['postSort', 'asc'], ['postId', 'asc']]
 * inOrder(db.selectFrom('posts').selectAll(), order)
 */
export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: RowOrder<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  return order.reduce(
    (ordered, [column, direction, nulls]) =>
      ordered.orderBy(column, (by) => (nulls ? by[direction]().nullsLast() : by[direction]())),
    query,
  )
}

/**
 * The page to answer: that of the row with the id `pageWith`, where the query has such a row; else `page`. `query` is
 * filtered, but neither selected nor ordered.
 * @example
 * const page = await askedPage(db, matching, query, order)
 */
export async function askedPage<DB, TB extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, object>,
  { page, size, pageWith }: { page: number; size: number; pageWith?: number | undefined },
  order: RowOrder<DB, TB>,
): Promise<number> {
  if (pageWith === undefined) return page
  const id = sql.ref(order.at(-1)![0])
  const places = order.map(
    ([column, direction, nulls]) => sql`${sql.ref(column)} ${sql.raw(nulls ? `${direction} nulls last` : direction)}`,
  )
  const numbered = query.select([
    sql<number>`${id}`.as('id'),
    sql<number>`row_number() over (order by ${sql.join(places)})`.as('place'),
  ])
  const found = await db
    .selectFrom(numbered.as('numbered') as never)
    .where('id' as never, '=', pageWith as never)
    .select('place' as never)
    .executeTakeFirst()
  const place = (found as { place: number } | undefined)?.place
  return place === undefined ? page : Math.ceil(place / size)
}
