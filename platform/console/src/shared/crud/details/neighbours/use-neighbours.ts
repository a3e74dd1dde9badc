import type { Endpoint, PageInfo } from 'atrium/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#shared/api/query'
import { useCan } from '#shared/session/user/access'
import { readView } from '../../rows/use-list-params'
import type { ListOf } from '../declaration'

/** A record beside another one in a list. */
export interface Neighbour {
  readonly id: number
  /** The page of the list that it is on. */
  readonly page: number
}

/** The place of a record in its list, and the records beside it. */
export interface Neighbours {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
  /** From 1. */
  readonly place: number
  readonly total: number
}

interface Rows {
  ids: number[]
  total: number
}

/**
 * The neighbours of a record in the list at an address, which a list that shows has read already. Undefined where the list does not hold the
 * record at this view, or the reader may not read it.
 */
export function useNeighbours(list: ListOf | undefined, id: number, search: string): Neighbours | undefined {
  const params = new URLSearchParams(search)
  const view = list && readView(params, list.source.shape)
  const page = view?.page ?? 1
  const size = view?.size ?? 1
  const { rows, isPaged } = useRows(list, params, page)
  const at = rows?.ids.indexOf(id) ?? -1
  const lastPage = isPaged && rows ? Math.ceil(rows.total / size) : 1
  const before = useRows(list, params, page - 1, isPaged && at === 0 && page > 1).rows
  const after = useRows(list, params, page + 1, isPaged && rows && at === rows.ids.length - 1 && page < lastPage).rows
  if (!rows || at < 0) return undefined
  const on = (one: number | undefined, onPage: number) => (one === undefined ? undefined : { id: one, page: onPage })
  return {
    previous: at > 0 ? on(rows.ids[at - 1], page) : on(before?.ids.at(-1), page - 1),
    next: at < rows.ids.length - 1 ? on(rows.ids[at + 1], page) : on(after?.ids[0], page + 1),
    place: (isPaged ? (page - 1) * size : 0) + at + 1,
    total: rows.total,
  }
}

type Answer = { items: unknown[]; pageInfo: PageInfo } | unknown[]

function useRows(
  list: ListOf | undefined,
  params: URLSearchParams,
  page: number,
  isWanted: boolean | undefined = true,
) {
  const can = useCan()
  const isAsked = list !== undefined && isWanted && can(list.source.endpoint)
  const at = new URLSearchParams(params)
  at.set('page', String(page))
  const { data } = useQuery({
    ...(list
      ? (queryOf as (endpoint: Endpoint, input: unknown) => Options)(list.source.endpoint, list.source.inputAt(at))
      : nothing),
    enabled: isAsked,
  })
  if (!data || !list || !isAsked) return { rows: undefined, isPaged: false }
  const isPaged = !Array.isArray(data)
  const ids = (Array.isArray(data) ? data : data.items).map((row) => list.id(row as never))
  const rows: Rows = { ids, total: Array.isArray(data) ? ids.length : data.pageInfo.total }
  return { rows, isPaged }
}

interface Options {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

const nothing: Options = { queryKey: ['no list'], queryFn: () => Promise.resolve([]) }
