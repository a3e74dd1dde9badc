import type { Endpoint } from 'atrium/contract/endpoint'
import type { Summary } from 'atrium/contract/fields/summary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { queryOf } from '#shared/api/query'

/** A call that returns a `Summary` of the list; its query is made by `summaryQuery` of the contract. */
export type SummaryCall = Endpoint<z.ZodType, z.ZodUndefined, typeof Summary, undefined>

export type GroupValue = Summary['groups'][number]['value']

/** A way to group the rows of a list. */
export interface ListGroup<F extends string> {
  /** As the call names it, and the address. */
  key: string
  label: string
  /** The heading of the group of a value; `record` is the name of the record whose id it is, where the call returns one. */
  name: (value: GroupValue, record: string | undefined) => string
  /** The filters that the list shows the rows of the group under; undefined where the list has none for it. */
  filters: (value: GroupValue) => Partial<Record<F, string>> | undefined
}

/** The counts and sums of a list over all its pages, as its page declares them; the server has `summary` for them. */
export interface ListSummary<F extends string> {
  call: SummaryCall
  groups?: readonly ListGroup<F>[]
  /** How the sums are shown, each by the key of its column, which is also its name in the reply. */
  sums?: Readonly<Record<string, (sum: number) => ReactNode>>
  /** The names of the sums in the heading of a group, by the same keys. */
  sumLabels?: Readonly<Record<string, string>>
}

/** Reads the summary of a list under its filters. */
export function useSummary(call: SummaryCall, filters: object, group?: string) {
  const query = { ...filters, ...(group !== undefined && { group }) }
  return useQuery({ ...queryOf(call, { query }), placeholderData: keepPreviousData })
}
