import { dept } from 'atrium/contract/system/dept.record'
import { api } from '#shared/api/api'
import { relatedUsers } from '#shared/crud/details/sections/related-users'
import { crudPage } from '#shared/crud/kind/crud-page'

/** The departments, which decide whose records a person sees. */
export default crudPage(api.depts, dept, {
  columns: (own) => [
    { ...own.deptName, width: 280 },
    { ...own.leader, width: 120 },
    { ...own.phone, importance: 'low' },
    { ...own.email, isHidden: true },
    own.orderNum,
    own.status,
  ],
  related: [({ deptId }) => relatedUsers('deptId', deptId)],
  recordOpens: 'form',
  isUnfolded: true,
})
