import { useQuery } from '@tanstack/react-query'
import { queryOf } from 'atrium/console/data'
import { api } from '#calls/showcase'

/** Returns the figures of each city over all demo rows, which the server counts, and their total. The tables by city all show these figures. */
export function useDemoCities() {
  const { data = [], ...answer } = useQuery(queryOf(api.table.demoCities, { body: {} }))
  return { ...answer, cities: data, total: data.reduce((sum, { total }) => sum + total, 0) }
}
