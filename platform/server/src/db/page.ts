import { sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import type { Database, Schema } from './schema'
import { statement, type Params, type ValuesOf } from './statement'

export interface Page<T> {
  items: T[]
  pageInfo: { total: number; currentPage: number; pageSize: number }
}

/** A page from 1 and its rows; `pageWith` selects the page of the row with that id, where the list has such a row. */
interface PageRequest {
  readonly page: number
  readonly size: number
  readonly pageWith?: number | undefined
}

/**
 * The order of a list: its columns, the first one counting most. The last one is the id of a row, which no two rows share. A
 * column that may be null says `nullsLast`: each engine has an order of its own for them.
 */
export type RowOrder<DB, TB extends keyof DB> = readonly (readonly [
  column: StringReference<DB, TB>,
  direction: 'asc' | 'desc',
  nulls?: 'nullsLast' | undefined,
])[]

/** The parts of the order as an index can have them, in the other direction where `isReversed`. */
const placesOf = <DB, TB extends keyof DB>(order: RowOrder<DB, TB>, isReversed: boolean) =>
  order.map(([column, direction, nulls]) => ({
    column,
    direction: isReversed ? (direction === 'asc' ? 'desc' : 'asc') : direction,
    nulls: nulls && (isReversed ? 'nulls first' : 'nulls last'),
  }))

/**
 * Puts the rows of a query in order.
 * @example
 * const order: RowOrder<Schema, 'posts'> = [['postSort', 'asc'], ['postId', 'asc']]
 * inOrder(db.selectFrom('posts').selectAll(), order)
 */
export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: RowOrder<DB, TB>,
  isReversed = false,
): SelectQueryBuilder<DB, TB, O> {
  return placesOf(order, isReversed).reduce(
    (ordered, { column, direction, nulls }) =>
      ordered.orderBy(column, (by) => {
        const directed = direction === 'asc' ? by.asc() : by.desc()
        if (!nulls) return directed
        return nulls === 'nulls last' ? directed.nullsLast() : directed.nullsFirst()
      }),
    query,
  )
}

interface ListParts<G, DB, TB extends keyof DB, O> {
  /** The rows that match, neither selected nor ordered. */
  readonly from: (db: Database, given: G) => SelectQueryBuilder<DB, TB, object>
  /** As many rows, for the total: where another table has one for each of them and costs less. Nothing takes `from`. */
  readonly counted?: (db: Database, given: G) => SelectQueryBuilder<Schema, keyof Schema, object> | undefined
  readonly order: (given: G) => RowOrder<DB, TB>
  readonly select: (query: SelectQueryBuilder<DB, TB, object>, given: G) => SelectQueryBuilder<DB, TB, O>
}

/**
 * A list that is read page by page, with the total over all pages. Write it as a constant of a file: its queries are built once,
 * see `statement`. Pages of the second half are read from the end, in the opposite order.
 * @example
 * const readPosts = list({
 *   from: (db, { status }: Params<Filters>) => db.selectFrom('posts').where('status', '=', status),
 *   order: (): RowOrder<Schema, 'posts'> => [['postSort', 'asc'], ['postId', 'asc']],
 *   select: (all) => all.selectAll(),
 * })
 * const { items, pageInfo } = await readPosts(call.db, filters, { page: 1, size: 10 })
 */
export function list<G, DB, TB extends keyof DB, O>({ from, counted, order, select }: ListParts<G, DB, TB, O>) {
  const totalOf = statement((db, { filters }: Params<{ filters: object }>) => {
    const rows = (counted?.(db, filters as G) ?? from(db, filters as G)) as SelectQueryBuilder<DB, TB, object>
    return rows.select((eb) => eb.fn.countAll<number>().as('total'))
  })
  const countAll = async (db: Database, filters: object) =>
    ((await totalOf(db, { filters })) as [{ total: number }])[0].total
  type Part = { filters: object; limit: number; offset: number; isReversed: boolean }
  const rowsOf = statement((db, { filters, limit, offset, isReversed }: Params<Part>) =>
    inOrder(select(from(db, filters as G), filters as G), order(filters as G), isReversed)
      .limit(limit)
      .offset(offset),
  )
  const placeOf = statement((db, { filters, id }: Params<{ filters: object; id: number }>) => {
    const places = placesOf(order(filters as G), false)
    const parts = places.map(
      ({ column, direction, nulls = '' }) => sql`${sql.ref(column)} ${sql.raw(direction)} ${sql.raw(nulls)}`,
    )
    const numbered = from(db, filters as G).select([
      sql<number>`${sql.ref(places.at(-1)!.column)}`.as('id'),
      sql<number>`row_number() over (order by ${sql.join(parts)})`.as('place'),
    ])
    const row = db.selectFrom(numbered.as('numbered') as never).where('id' as never, '=', id as never)
    return row.select('place' as never).$castTo<{ place: number }>()
  })

  return async (db: Database, values: ValuesOf<G>, { page, size, pageWith }: PageRequest): Promise<Page<O>> => {
    const filters = values as object
    const [found] = pageWith === undefined ? [] : await placeOf(db, { filters, id: pageWith })
    const currentPage = found ? Math.ceil(found.place / size) : page
    const offset = (currentPage - 1) * size
    const part = { filters, limit: size, offset, isReversed: false }
    if (offset === 0) {
      const items = await rowsOf(db, part)
      // A first page with room left is all there is.
      const total = items.length < size ? items.length : await countAll(db, filters)
      return { items, pageInfo: { total, currentPage, pageSize: size } }
    }
    const total = await countAll(db, filters)
    const pageInfo = { total, currentPage, pageSize: size }
    if (offset >= total) return { items: [], pageInfo }
    if (offset <= total / 2) return { items: await rowsOf(db, part), pageInfo }
    const limit = Math.min(size, total - offset)
    const fromEnd = await rowsOf(db, { filters, limit, offset: total - offset - limit, isReversed: true })
    return { items: fromEnd.toReversed(), pageInfo }
  }
}
