import { adminRoleKey } from 'atrium/contract/access'
import { expressionBuilder, sql } from 'kysely'
import { userInScope, type Viewer } from '#server/access/scope'
import type { Schema } from '#server/db/schema'

const eb = expressionBuilder<Schema, 'roles'>()

/** How many people of the viewer's scope hold a role. */
export function membersOf({ viewer }: { readonly viewer: Viewer | undefined }) {
  const held = eb.selectFrom('userRoles').whereRef('userRoles.roleId', '=', 'roles.roleId')
  const isAll = !viewer || viewer.admin
  const seen = isAll
    ? held.where('userRoles.userId', 'not in', eb.selectFrom('serviceAccounts').select('serviceAccounts.userId'))
    : held.where('userRoles.userId', 'in', eb.selectFrom('users').where(userInScope(viewer)).select('users.userId'))
  return sql<number>`${seen.select(({ fn }) => fn.countAll<number>().as('n'))}`
}

/** How many departments were chosen for the data scope of a role. */
export function deptsOf() {
  const chosen = eb.selectFrom('roleDepts').whereRef('roleDepts.roleId', '=', 'roles.roleId')
  return sql<number>`${chosen.select(({ fn }) => fn.countAll<number>().as('n'))}`
}

/** Whether a role is the built-in one. */
export const isAdminRole = () =>
  sql<number>`case when ${sql.ref('roles.roleKey')} = ${sql.lit(adminRoleKey)} then 1 else 0 end`
