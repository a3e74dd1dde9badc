import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'

/** What the server counts of each city over all demo rows, and their total. The tables by city all show these figures. */
export function useDemoCities() {
  const { data = [], ...answer } = useQuery(queryOf(api.table.demoCities, { body: {} }))
  return { ...answer, cities: data, total: data.reduce((sum, { total }) => sum + total, 0) }
}
