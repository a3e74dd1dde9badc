import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from 'atrium/console/data'
import type { Input } from 'atrium/contract'
import type { table } from '#modules/showcase/contract/table'
import { api } from '#calls/showcase'

export type DemoQuery = Input<typeof table.demoList>['body']

/**
 * A page of the demo rows, as the signed-in person has changed them. While another page loads, the rows of the last one stay.
 * @example
 * const { rows, total, isFetching } = useDemoRows({ page, pageSize: 10, sort: 'age' })
 */
export function useDemoRows(body: DemoQuery) {
  const answer = useQuery({ ...queryOf(api.table.demoList, { body }), placeholderData: keepPreviousData })
  return { ...answer, rows: answer.data?.items ?? [], total: answer.data?.pageInfo.total ?? 0 }
}
