import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText } from '#shared/crud/rows/use-list-params'

export const source = pagedSource(api.apiTokens.list, {
  filters: { username: anyText, tokenName: anyText },
  sorts: [],
})
