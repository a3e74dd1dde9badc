export type Order = 'asc' | 'desc'

/** A column that sorts, and its direction. */
export interface Sorted<S extends string> {
  readonly sort: S
  readonly order: Order
}

interface Sorting<S extends string> {
  sort: S | undefined
  order: Order
  thenBy: readonly Sorted<S>[]
}

/** Reads the columns that decide after `first`; unknown and repeated ones are left out, as if not written. */
export function readThenBy<S extends string>(text: string, first: S, sorts: readonly S[]): readonly Sorted<S>[] {
  const known = text.split(',').flatMap((written): Sorted<S>[] => {
    const sort = sorts.find((one) => one === written.replace(/^-/, ''))
    return sort === undefined || sort === first ? [] : [{ sort, order: written.startsWith('-') ? 'desc' : 'asc' }]
  })
  return known.filter(({ sort }, at) => known.findIndex((one) => one.sort === sort) === at)
}

/** The columns that decide after the first one, for the address and for a call. */
export function thenByQuery(thenBy: readonly Sorted<string>[]): { thenBy?: string } {
  if (thenBy.length === 0) return {}
  return { thenBy: thenBy.map(({ sort, order }) => (order === 'desc' ? `-${sort}` : sort)).join(',') }
}

/** The order as the part of the query of a call; nothing for the default order. */
export const sortQuery = <S extends string>({ sort, order, thenBy }: Sorting<S>) =>
  sort ? { sort, order, ...thenByQuery(thenBy) } : {}

/** All columns of an order, the first one counting most. */
export const sortsOf = <S extends string>({ sort, order, thenBy }: Sorting<S>): readonly Sorted<S>[] =>
  sort ? [{ sort, order }, ...thenBy] : []

/** Returns the order with a column in it as the next press makes it: ascending, then descending, then not in it. */
export function withNext<S extends string>(sorts: readonly Sorted<S>[], sort: S): readonly Sorted<S>[] {
  const now = sorts.find((one) => one.sort === sort)
  if (!now) return [...sorts, { sort, order: 'asc' }]
  if (now.order === 'desc') return sorts.filter((one) => one !== now)
  return sorts.map((one) => (one === now ? { sort, order: 'desc' } : one))
}
