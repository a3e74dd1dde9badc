import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'

/** The views of a list that the person has, and whether they may share some. */
export const useViews = (page: string) => useQuery(queryOf(api.savedViews.list, { query: { page } }))
