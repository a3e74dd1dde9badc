import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText, oneOf } from '#shared/crud/rows/use-list-params'

export const source = pagedSource(api.serviceAccounts.list, {
  filters: { search: anyText, status: oneOf('0', '1') },
  sorts: [],
})
