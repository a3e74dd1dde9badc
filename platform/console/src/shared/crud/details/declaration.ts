import type { Endpoint, Input, Output } from 'atrium/contract/endpoint'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import type { ReactNode } from 'react'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import type { ListSource, PagedEndpoint, RowOf } from '../rows/list-source'
import type { ListColumn } from '../table/list-column'
import type { RowAction } from '../table/row-actions'

/** The parts of a kind of record that its details need; a kind of the contract has them. */
export type DetailsKind = Pick<RecordKind, 'kind' | 'name' | 'page' | 'details'>

/** One value of a record. An empty one shows as a dash. */
export interface DetailsField {
  readonly label: string
  readonly value: ReactNode
  /** Takes a whole line, behind the others of its group: for texts of many lines. */
  readonly isWide?: boolean
}

/** Fields that belong together, below a title of their own where there are several groups. */
export interface DetailsGroup {
  readonly title?: string
  readonly fields: readonly DetailsField[]
  /** Drawn below the fields, over the whole width. */
  readonly body?: ReactNode
}

/** An action of a record. With a reason it is shown and cannot be done. */
export interface DetailsAction extends RowAction {
  /** Why it cannot be done now. */
  readonly disabledReason?: string
}

/** Records that belong to the one that shows, as a list with pages. */
export interface RelatedList {
  readonly key: string
  readonly title: string
  /** The call of the list, with what it takes besides the view; people who may not make it do not get the list. */
  readonly source: ListSource<Endpoint, never, never>
  readonly rowKey: (row: never) => number
  readonly columns: readonly ListColumn<never>[]
  /** The address of the same records on their own page. */
  readonly allAt?: string
  readonly emptyText?: string
}

interface PagedRelation<E extends PagedEndpoint> extends Omit<RelatedList, 'source' | 'rowKey' | 'columns'> {
  readonly source: ListSource<E, never, never>
  readonly rowKey: (row: RowOf<E>) => number
  readonly columns: readonly ListColumn<RowOf<E>>[]
}

/**
 * A related list with the types of its rows, such as:
 *
 * related({
 *   key: 'users',
 *   title: t('users'),
 *   source: pagedSource(api.users.list, { filters: {}, sorts: [] }, { deptId }),
 *   rowKey: ({ userId }) => userId,
 *   columns,
 *   allAt: `/system/user?deptId=${deptId}`,
 * })
 */
export const related = <E extends PagedEndpoint>(list: PagedRelation<E>) => list as unknown as RelatedList

/** The content of the details of one record. */
export interface RecordContent {
  /** The name of the record; `titleEn` to English readers, unless it is empty. */
  readonly title: string
  readonly titleEn?: string
  /** A line below the title. */
  readonly note?: ReactNode
  readonly picture?: ReactNode
  readonly status?: ReactNode
  readonly groups: readonly DetailsGroup[]
  /** Drawn in the place of the groups. */
  readonly body?: ReactNode
  readonly related?: readonly RelatedList[]
  readonly actions?: readonly DetailsAction[]
}

/** The list that the records of a kind are in, so that the next one is a click away. */
export interface ListOf {
  readonly source: ListSource<Endpoint, string, string>
  readonly id: (row: never) => number
}

/**
 * The list of a kind with the types of its rows.
 * @example
 * listOf(source, ({ userId }) => userId)
 */
export function listOf<E extends Endpoint, F extends string, S extends string>(
  source: ListSource<E, F, S>,
  id: (row: ListedRow<E>) => number,
): ListOf {
  return { source, id } as unknown as ListOf
}

type ListedRow<E extends Endpoint> = Output<E> extends { items: (infer T)[] } | (infer T)[] ? T : never

/** The details of a kind of record: how one is read, and what of it shows. Without history and files, which the kind itself declares. */
export interface DetailsOf<R> {
  readonly kind: DetailsKind
  readonly read: (id: number) => RecordQuery<R>
  readonly content: (record: R) => RecordContent
  readonly list?: ListOf
}

interface RecordQuery<R> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<R>
}

/**
 * Returns how one record is read. What is not there is said by the details, not by a message.
 * @example
 * const read = readingOf(api.depts.read, (deptId) => ({ query: { deptId } }))
 */
export function readingOf<E extends Endpoint>(endpoint: E, inputOf: (id: number) => Input<E>) {
  return (id: number): RecordQuery<Output<E>> => {
    const input = inputOf(id)
    const read = request as (endpoint: E, input: unknown, options: object) => Promise<Output<E>>
    return {
      ...(queryOf as (endpoint: E, input: unknown) => { queryKey: readonly unknown[] })(endpoint, input),
      queryFn: ({ signal }) => read(endpoint, input, { signal, message: false }),
    }
  }
}
