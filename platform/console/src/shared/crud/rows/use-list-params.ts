import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sameTab } from '#shared/navigation/same-tab'
import { viewParam } from '#shared/navigation/opening-view'
import { readThenBy, sortQuery, sortsOf, thenByQuery, type Order, type Sorted } from './sorts'

/** Rows per page that a list offers; the first is the default and stays out of the address. */
export const pageSizes = [10, 20, 30, 50, 100] as const

/**
 * The parts of the address of a list: the filters with the check each value has to pass, the columns that sort, and of these the ones that
 * may decide after another one, for calls with `thenBy`.
 */
export interface ListShape<F extends string, S extends string> {
  filters: Readonly<Record<F, (value: string) => boolean>>
  sorts: readonly S[]
  thenBy?: readonly S[]
  /** The columns by whose values the rows may be grouped, for lists with a summary. */
  groups?: readonly string[]
}

/** The view of a list as its address describes it. Values that fail their check are left out, as if not written. */
export interface ListView<F extends string, S extends string> {
  filters: Partial<Record<F, string>>
  page: number
  size: number
  sort: S | undefined
  order: Order
  /** The columns that decide after `sort`. */
  thenBy: readonly Sorted<S>[]
  /** The column by whose values the rows are grouped. */
  group: string | undefined
  /** The values whose groups are open. */
  opened: readonly string[]
  /** The saved view that the list came from; 0 for none of them where the list opens with one. */
  viewId: number | undefined
}

/** Any text within the length that the API takes for a filter. */
export const anyText = (value: string) => value.trim().length > 0 && value.length <= 100
/** An id in canonical form. */
export const recordId = (value: string) => /^[1-9]\d{0,14}$/.test(value)
/** A moment as the API writes it: ISO 8601 in UTC. */
export const aMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value))
/** A day that exists, as `YYYY-MM-DD`. */
export const aDate = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toJSON().startsWith(value)
/** An integer, as an end of a range of numbers. */
export const anInteger = (value: string) => /^(?:0|-?[1-9]\d{0,14})$/.test(value)
/** Ids with commas between, as a filter by one of several. */
export const recordIds = (value: string) => value.length <= 800 && value.split(',').every(recordId)
/** Values with commas between, as a filter by one of several. */
export const someTexts = (value: string) => /[^\s,]/.test(value) && value.length <= 2000
/** Whether there is no value, as a filter. */
export const aFlag = (value: string) => value === 'true' || value === 'false'
/** One of the given values. */
export const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value)

export function readView<F extends string, S extends string>(
  search: URLSearchParams,
  shape: ListShape<F, S>,
): ListView<F, S> {
  const filters: Partial<Record<F, string>> = {}
  for (const name of Object.keys(shape.filters) as F[]) {
    const value = search.get(name)
    if (value && shape.filters[name](value)) filters[name] = value.trim()
  }
  const page = search.get('page') ?? ''
  const view = search.get(viewParam) ?? ''
  const group = shape.groups?.find((known) => known === search.get('group'))
  const sort = shape.sorts.find((known) => known === search.get('sort'))
  const size = Number(search.get('size'))
  return {
    filters,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((known) => known === size) ?? pageSizes[0],
    sort,
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
    thenBy: sort === undefined ? [] : readThenBy(search.get('thenBy') ?? '', sort, shape.thenBy ?? []),
    group,
    opened: group === undefined ? [] : (search.get('opened')?.split(',') ?? []),
    viewId: /^(?:0|[1-9]\d{0,8})$/.test(view) ? Number(view) : undefined,
  }
}

/** The view with other filters as the `query` of a paged call; what was not chosen is left to the defaults of the API. */
export function pagedQuery<F extends string, S extends string>(
  { page, size, sort, order, thenBy }: ListView<F, S>,
  filters: Partial<Record<F, string>>,
): object {
  return { ...filters, page, size, ...sortQuery({ sort, order, thenBy }) }
}

function writeView<F extends string, S extends string>(view: ListView<F, S>): Record<string, string> {
  return {
    ...(view.filters as Record<string, string>),
    ...(view.page > 1 && { page: String(view.page) }),
    ...(view.size !== pageSizes[0] && { size: String(view.size) }),
    ...(view.sort && { sort: view.sort, ...(view.order === 'desc' && { order: view.order }) }),
    ...thenByQuery(view.thenBy),
    ...(view.group && { group: view.group }),
    ...(view.opened.length > 0 && { opened: view.opened.join(',') }),
    ...(view.viewId !== undefined && { [viewParam]: String(view.viewId) }),
  }
}

/** Filters, order and group of a list as a query string, for comparing and saving: without page, size, open groups and the view it came from. */
function savedQuery<F extends string, S extends string>(view: ListView<F, S>): string {
  const query = new URLSearchParams(writeView({ ...view, page: 1, size: pageSizes[0], opened: [], viewId: undefined }))
  query.sort()
  return query.toString()
}

/**
 * Filters, page and sort of a list, kept in the address, so that a link, a reload and the back button bring the same view.
 * Declare `shape` outside of the component. Other filters start again at page 1.
 */
export function useListParams<F extends string, S extends string>(shape: ListShape<F, S>) {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => readView(search, shape), [search, shape])
  return paramsOf(view, (next, options) => setSearch(writeView(next), { ...options, state: sameTab }), shape)
}

/** The same for a list inside of a dialog, which begins afresh and leaves the address to the page. */
export function useLocalParams<F extends string, S extends string>(shape: ListShape<F, S>) {
  const [view, setView] = useState(() => readView(new URLSearchParams(), shape))
  return paramsOf(view, setView, shape)
}

type Go<F extends string, S extends string> = (view: ListView<F, S>, options?: { replace?: boolean }) => void

function paramsOf<F extends string, S extends string>(view: ListView<F, S>, goTo: Go<F, S>, shape: ListShape<F, S>) {
  const { thenBy: thenSorts = [] } = shape
  const viewOf = (query: string) => readView(new URLSearchParams(query), shape)
  const go = (change: Partial<ListView<F, S>>, options?: { replace?: boolean }) => goTo({ ...view, ...change }, options)
  return {
    ...view,
    view,
    setFilters: (filters: Partial<Record<F, string>>) => {
      const kept = Object.entries(filters).filter(([, value]) => typeof value === 'string' && value.trim() !== '')
      go({ filters: Object.fromEntries(kept) as Partial<Record<F, string>>, page: 1 })
    },
    /** Another size starts again at page 1. `replace` leaves no step to go back to. */
    setPage: (page: number, size: number, options?: { replace?: boolean }) =>
      go({ page: size === view.size ? page : 1, size }, options),
    /** Goes to a page under certain filters at once. Another page alone leaves no step to go back to. */
    setView: (filters: Partial<Record<F, string>>, page: number) => {
      const isSame = filters === view.filters
      if (!isSame || page !== view.page) go({ filters, page }, { replace: isSame })
    },
    setSort: (sort: S | undefined, order: Order) => go({ sort, order, thenBy: [], page: 1 }),
    setGroup: (group: string | undefined) => go({ group, opened: [], page: 1 }),
    /** Opens the group of a value, or folds it. */
    toggleGroup: (value: string) => {
      const others = view.opened.filter((one) => one !== value)
      go({ opened: others.length < view.opened.length ? others : [...others, value] }, { replace: true })
    },
    /** The columns that sort, the first one counting most. */
    sorts: sortsOf(view),
    setSorts: ([first, ...thenBy]: readonly Sorted<S>[]) =>
      go({ sort: first?.sort, order: first?.order ?? 'asc', thenBy, page: 1 }),
    /** The part of the address that a saved view holds: filters, order and group. */
    query: savedQuery(view),
    /** The same of a saved view, without what the list no longer has. */
    queryOf: (query: string) => savedQuery(viewOf(query)),
    /** Goes to a saved view, or with 0 or undefined to the list as it is without one. */
    openView: (viewId: number | undefined, query: string) => goTo({ ...viewOf(query), size: view.size, viewId }),
    /** Whether a column may decide after the first one. */
    canThenBy: (sort: S) => thenSorts.includes(sort),
  }
}
