import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint, pageOf } from '../../endpoint'
import { id, idList, paging, queryId } from '../../fields'
import { User, userFilters } from '../user'
import { user } from '../user.record'

export const RoleUserQuery = z.strictObject({ ...paging, ...userFilters, roleId: queryId })

/** A role and users to give it to or take it from: all of them or none. */
export const RoleUserForm = z.strictObject({ roleId: id, userIds: idList(1000).min(1) }).meta({ id: 'RoleUserForm' })

/** Who holds a role, and who could be given it; both within the asking person's scope. */
export const roleUsers = {
  members: endpoint('GET /api/system/role/authUser', {
    access: ['system:role:query', 'system:role:edit'],
    query: RoleUserQuery,
    reply: pageOf(User),
    message: 'queried',
    summary: 'List users who hold a role',
  }),
  nonMembers: endpoint('GET /api/system/role/unAuthUser', {
    access: ['system:role:query', 'system:role:edit'],
    query: RoleUserQuery,
    reply: pageOf(User),
    message: 'queried',
    summary: 'List users who do not hold a role',
  }),
  grant: endpoint('PUT /api/system/role/authUser', {
    access: 'system:role:edit',
    body: RoleUserForm,
    reply: z.null(),
    audit: audit('grant', user, '授予角色', 'Give role to users'),
  }),
  cancel: endpoint('PUT /api/system/role/authUser/cancel', {
    access: 'system:role:edit',
    body: RoleUserForm,
    reply: z.null(),
    audit: audit('grant', user, '取消角色授权', 'Take role from users'),
  }),
}
