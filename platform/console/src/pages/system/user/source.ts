import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { anyText, oneOf, recordId } from '#shared/crud/rows/use-list-params'
import type { UserSort } from './user-columns'

const sorts: UserSort[] = ['userId', 'username', 'nickname', 'createdAt']

export const source = pagedSource(api.users.list, {
  filters: {
    search: anyText,
    roleId: recordId,
    postId: recordId,
    status: oneOf('0', '1'),
    deptId: recordId,
  },
  sorts,
})
