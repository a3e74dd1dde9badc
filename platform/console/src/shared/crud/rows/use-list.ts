import type { PageInfo } from 'atrium/contract/endpoint'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#shared/api/query'
import type { ListSource, PagedEndpoint, RowOf } from './list-source'
import { sortQuery } from './sorts'
import { useListParams, useLocalParams } from './use-list-params'

/**
 * A paged list: the view from the address, and its rows. While the next view loads the rows of the last one stay; a page
 * beyond the end goes to the last page there is.
 * @example
 * export const source = pagedSource(api.posts.list, { filters: { postName: anyText, status: oneOf('0', '1') }, sorts: [] })
 * const list = useList(source)
 */
export function useList<E extends PagedEndpoint, F extends string, S extends string>(source: ListSource<E, F, S>) {
  return useRows(source, useListParams(source.shape))
}

/** The same inside of a dialog: the address stays as it is. */
export function useLocalList<E extends PagedEndpoint, F extends string, S extends string>(source: ListSource<E, F, S>) {
  return useRows(source, useLocalParams(source.shape))
}

function useRows<E extends PagedEndpoint, F extends string, S extends string>(
  { endpoint, inputOf }: ListSource<E, F, S>,
  { view, ...params }: ReturnType<typeof useListParams<F, S>>,
) {
  // The checks of the shape made strings of the address into what the call takes; the types cannot follow.
  const optionsOf = (input: object) => (queryOf as (endpoint: E, input: unknown) => Options<RowOf<E>>)(endpoint, input)
  const client = useQueryClient()
  const answer = useQuery({ ...optionsOf(inputOf(view)), placeholderData: keepPreviousData })
  const total = answer.data?.pageInfo.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / params.size))
  const isBeyond = answer.isSuccess && !answer.isPlaceholderData && params.page > lastPage
  const { setPage, size } = params
  useEffect(() => {
    if (isBeyond) setPage(lastPage, size, { replace: true })
  }, [isBeyond, lastPage, size, setPage])
  return {
    ...params,
    /** Filters and order in force, for the call that exports the list. */
    exported: { ...params.filters, ...sortQuery(params) } as Partial<Record<string, string>>,
    rows: answer.data?.items ?? [],
    total,
    /** No row has come yet. */
    isLoading: answer.isPending || isBeyond,
    /** Rows of the former view show while the asked ones load. */
    isStale: answer.isFetching,
    isFailed: answer.isError,
    refresh: () => void answer.refetch(),
    /** The query for the first rows under other filters, in this order. */
    firstRows: (filters: typeof params.filters) => optionsOf(inputOf({ ...view, page: 1 }, filters)),
    /**
     * Goes to the page with a record under these filters; returns the page, or undefined where the list does not hold the
     * record. Rejects like `request`. For calls that take `pageWith`.
     */
    seek: async (id: number, idOf: (row: RowOf<E>) => number, filters: typeof params.filters) => {
      const { query } = inputOf(view, filters)
      const { items, pageInfo } = await client.fetchQuery(optionsOf({ query: { ...query, pageWith: id } }))
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

/** The state that the parts of a list page share; made by `useList`, `useWholeList` and `useTreeList`. */
export type List<T, F extends string = string, S extends string = string> = Omit<
  ReturnType<typeof useListParams<F, S>>,
  'view' | 'setView'
> & {
  rows: T[]
  total: number
  /** Where all rows are on one page. */
  isUnpaged?: boolean
  isLoading: boolean
  isStale: boolean
  isFailed: boolean
  refresh: () => void
  firstRows?: (filters: Partial<Record<F, string>>) => Options<T>
  seek: (id: number, idOf: (row: T) => number, filters: Partial<Record<F, string>>) => Promise<number | undefined>
}
