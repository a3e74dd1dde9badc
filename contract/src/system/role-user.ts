import * as z from 'zod'
import { endpoint, pageOf } from '../endpoint'
import { filter, paging, queryId } from '../fields'
import { User } from './user'

export const RoleUserQuery = z.strictObject({ ...paging, roleId: queryId, username: filter, phoneNumber: filter })

/** Who holds a role, and who could be given it; both within the asking person's scope. */
export const roleUsers = {
  members: endpoint('GET /api/system/role/authUser', {
    access: ['system:role:query', 'system:role:edit'],
    query: RoleUserQuery,
    reply: pageOf(User),
    message: 'queried',
  }),
  nonMembers: endpoint('GET /api/system/role/unAuthUser', {
    access: ['system:role:query', 'system:role:edit'],
    query: RoleUserQuery,
    reply: pageOf(User),
    message: 'queried',
  }),
}
