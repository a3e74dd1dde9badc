import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText } from '#shared/crud/rows/use-list-params'

export const source = pagedSource(api.onlineSessions.list, {
  filters: { username: anyText, address: anyText },
  sorts: [],
})
