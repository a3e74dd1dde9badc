import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '#shared/api/query'
import type { ListSource, RecordOf, WholeEndpoint } from './list-source'
import { useListParams } from './use-list-params'

/** All records of a list that the server does not page, under the filters of the address. */
export function useRecords<E extends WholeEndpoint, F extends string>(source: ListSource<E, F, never>) {
  const { view, ...params } = useListParams(source.shape)
  // The checks of the shape made strings of the address into what the call takes; the types cannot follow.
  const optionsOf = (filters: typeof view.filters) =>
    (queryOf as (endpoint: E, input: unknown) => Options<RecordOf<E>>)(source.endpoint, source.inputOf(view, filters))
  const client = useQueryClient()
  const answer = useQuery({ ...optionsOf(params.filters), placeholderData: keepPreviousData })
  return {
    params,
    records: answer.data,
    /** All records under certain filters, as they are now. */
    readUnder: (filters: typeof params.filters) => client.fetchQuery(optionsOf(filters)),
    isStale: answer.isFetching,
    isFailed: answer.isError,
    refresh: () => void answer.refetch(),
  }
}

interface Options<T> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<T[]>
}

/** A list that the server returns whole, shown page by page; a page beyond the end goes to the last page there is. */
export function useWholeList<E extends WholeEndpoint, F extends string>(source: ListSource<E, F, never>) {
  const { params, records, readUnder, ...state } = useRecords(source)
  const { page, size, setPage } = params
  const total = records?.length ?? 0
  const lastPage = Math.max(1, Math.ceil(total / size))
  const isBeyond = records !== undefined && page > lastPage
  useEffect(() => {
    if (isBeyond) setPage(lastPage, size, { replace: true })
  }, [isBeyond, lastPage, size, setPage])
  return {
    ...params,
    ...state,
    /** All of them, such as for a chart above the list; undefined until they are there. */
    records,
    rows: (records ?? []).slice((page - 1) * size, page * size),
    total,
    isLoading: records === undefined || isBeyond,
    seek: async (id: number, idOf: (record: RecordOf<E>) => number, filters: typeof params.filters) => {
      const index = (await readUnder(filters)).findIndex((record) => idOf(record) === id)
      const found = index < 0 ? undefined : Math.floor(index / size) + 1
      params.setView(filters, found ?? page)
      return found
    },
  }
}
