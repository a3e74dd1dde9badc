import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText, oneOf } from '#shared/crud/rows/use-list-params'

export const source = pagedSource(api.posts.list, {
  filters: { postCode: anyText, postName: anyText, status: oneOf('0', '1') },
  sorts: [],
})
