import type { Endpoint, Output, PageInfo } from '@atrium/contract/endpoint'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#shared/api/query'
import { type ListShape, useListParams, useLocalParams } from './use-list-params'

type PagedEndpoint = Endpoint & { reply: { _zod: { output: { items: unknown[]; pageInfo: PageInfo } } } }
/** One row of what a paged list call answers. */
type RowOf<E extends PagedEndpoint> = Output<E> extends { items: (infer T)[] } ? T : never

/**
 * A paged list: the view from the address, and its rows. While the next view loads the rows of the last one stay; a page
 * beyond the end goes to the last page there is. `fixed` is what the call takes besides the view.
 * @example
 * const shape = { filters: { postName: anyText, status: oneOf('0', '1') }, sorts: [] }
 * const list = useList(api.posts.list, shape)
 */
export function useList<E extends PagedEndpoint, F extends string, S extends string>(
  endpoint: E,
  shape: ListShape<F, S>,
  fixed?: object,
) {
  return useRows(endpoint, useListParams(shape), fixed)
}

/** The same inside of a dialog: the address stays as it is. */
export function useLocalList<E extends PagedEndpoint, F extends string, S extends string>(
  endpoint: E,
  shape: ListShape<F, S>,
  fixed?: object,
) {
  return useRows(endpoint, useLocalParams(shape), fixed)
}

function useRows<E extends PagedEndpoint, F extends string, S extends string>(
  endpoint: E,
  params: ReturnType<typeof useListParams<F, S>>,
  fixed?: object,
) {
  // The checks of the shape made strings of the address into what the call takes; the types cannot follow.
  const optionsOf = (query: object) =>
    (queryOf as (endpoint: E, input: unknown) => Options<RowOf<E>>)(endpoint, { query: { ...query, ...fixed } })
  const client = useQueryClient()
  const answer = useQuery({ ...optionsOf(params.query), placeholderData: keepPreviousData })
  const total = answer.data?.pageInfo.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / params.size))
  const isBeyond = answer.isSuccess && !answer.isPlaceholderData && params.page > lastPage
  const { setPage, size } = params
  useEffect(() => {
    if (isBeyond) setPage(lastPage, size, { replace: true })
  }, [isBeyond, lastPage, size, setPage])
  return {
    ...params,
    rows: answer.data?.items ?? [],
    total,
    /** No row has come yet. */
    isLoading: answer.isPending || isBeyond,
    /** Rows of the former view show while the asked ones load. */
    isStale: answer.isFetching,
    isFailed: answer.isError,
    refresh: () => void answer.refetch(),
    /**
     * Goes to the page with a record under these filters; answers the page, or undefined where the list does not hold the
     * record. Rejects like `request`. For calls that take `pageWith`.
     */
    seek: async (id: number, idOf: (row: RowOf<E>) => number, filters: typeof params.filters) => {
      const query = { ...params.queryUnder(filters), pageWith: id }
      const { items, pageInfo } = await client.fetchQuery(optionsOf(query))
      const page = items.some((row) => idOf(row) === id) ? pageInfo.currentPage : undefined
      params.setView(filters, page ?? params.page)
      return page
    },
  }
}

interface Options<T> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<{ items: T[]; pageInfo: PageInfo }>
}

/** What the parts of a list page share; made by `useList`, `useWholeList` and `useTreeList`. */
export type List<T, F extends string = string, S extends string = string> = Omit<
  ReturnType<typeof useListParams<F, S>>,
  'query' | 'queryUnder' | 'setView'
> & {
  rows: T[]
  total: number
  /** Where all rows are on one page. */
  isUnpaged?: boolean
  isLoading: boolean
  isStale: boolean
  isFailed: boolean
  refresh: () => void
  seek: (id: number, idOf: (row: T) => number, filters: Partial<Record<F, string>>) => Promise<number | undefined>
}
