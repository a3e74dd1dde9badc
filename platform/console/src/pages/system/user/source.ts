import { isFilter, isSortable, placedFields } from 'atrium/contract/system/user/extra-fields'
import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { aFlag, anyText, oneOf, recordId, recordIds } from '#shared/crud/rows/use-list-params'
import { userFields } from '#shared/api/records'
import type { ExtraKey } from './form/extra/running-fields'

export type UserSort = 'userId' | 'username' | 'nickname' | 'createdAt' | ExtraKey

const extra = placedFields(userFields)
const keysOf = (placed: typeof extra) => placed.map(({ key }) => key as ExtraKey)

const ownSorts = ['userId', 'username', 'nickname', 'createdAt'] as const
const sorts: UserSort[] = [...ownSorts, ...keysOf(extra.filter(isSortable))]
const extraFilters = Object.fromEntries(keysOf(extra.filter(isFilter)).map((key) => [key, anyText]))

type Check = (value: string) => boolean

const filters: Record<
  'search' | 'roleId' | 'postId' | 'postIdOneOf' | 'postIdEmpty' | 'status' | 'deptId' | ExtraKey,
  Check
> = {
  search: anyText,
  roleId: recordId,
  postId: recordId,
  postIdOneOf: recordIds,
  postIdEmpty: aFlag,
  status: oneOf('0', '1'),
  deptId: recordId,
  ...extraFilters,
}

export const source = pagedSource(api.users.list, { filters, sorts, thenBy: ownSorts })
