import type { Endpoint, Output, PageInfo } from 'atrium/contract/endpoint'
import { pagedQuery, readView, type ListShape, type ListView } from './use-list-params'

/** A call that returns one page of its rows. */
export type PagedEndpoint = Endpoint & { reply: { _zod: { output: { items: unknown[]; pageInfo: PageInfo } } } }
/** One row of the reply of such a call. */
export type RowOf<E extends PagedEndpoint> = Output<E> extends { items: (infer T)[] } ? T : never

/** A call that returns all records at once. */
export type WholeEndpoint = Endpoint & { reply: { _zod: { output: unknown[] } } }
/** One record of the reply of such a call. */
export type RecordOf<E extends WholeEndpoint> = Output<E> extends (infer T)[] ? T : never

type Filters<F extends string> = Partial<Record<F, string>>

/**
 * The source of the rows of a list: the call, and the parts of the address that it takes. A page exports that of its list as `source`, so that the
 * call begins with the code of the page (`PageModule`).
 */
export interface ListSource<E extends Endpoint, F extends string, S extends string> {
  readonly endpoint: E
  readonly shape: ListShape<F, S>
  /** Returns the input of the call for a view, with its filters or with others. */
  readonly inputOf: (view: ListView<F, S>, filters?: Filters<F>) => { query: object }
  readonly inputAt: (search: URLSearchParams) => { query: object }
}

/**
 * The source of a list that the server pages. `fixed` is what the call takes besides the view.
 * @example
 * export const source = pagedSource(api.posts.list, { filters: { postName: anyText, status: oneOf('0', '1') }, sorts: [] })
 */
export function pagedSource<E extends PagedEndpoint, F extends string, S extends string>(
  endpoint: E,
  shape: ListShape<F, S>,
  fixed?: object,
): ListSource<E, F, S> {
  return sourceOf(endpoint, shape, (view, filters) => ({ ...pagedQuery(view, filters), ...fixed }))
}

/** The source of a list that the server returns whole. */
export function wholeSource<E extends WholeEndpoint, F extends string>(
  endpoint: E,
  shape: ListShape<F, never>,
): ListSource<E, F, never> {
  return sourceOf(endpoint, shape, (_view, filters) => filters)
}

function sourceOf<E extends Endpoint, F extends string, S extends string>(
  endpoint: E,
  shape: ListShape<F, S>,
  queryOf: (view: ListView<F, S>, filters: Filters<F>) => object,
): ListSource<E, F, S> {
  const inputOf = (view: ListView<F, S>, filters = view.filters) => ({ query: queryOf(view, filters) })
  return { endpoint, shape, inputOf, inputAt: (search) => inputOf(readView(search, shape)) }
}
