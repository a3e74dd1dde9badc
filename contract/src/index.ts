import { dashboard } from './dashboard'
import type { Endpoint } from './endpoint'
import { session } from './session'
import { depts } from './system/dept'
import { dicts } from './system/dict'
import { menus } from './system/menu'
import { onlineSessions, ownSessions } from './system/online-session'
import { operationLogs } from './system/operation-log'
import { posts } from './system/post'
import { profile } from './system/profile'
import { roles } from './system/role'
import { roleUsers } from './system/role-user'
import { signInLogs } from './system/sign-in-log'
import { users } from './system/user'
import { userImport } from './system/import/user-import'
import { table } from './table'

/** Every call of the API, by resource. */
export const api = {
  session,
  dashboard,
  users,
  userImport,
  profile,
  roles,
  roleUsers,
  menus,
  depts,
  posts,
  dicts,
  operationLogs,
  signInLogs,
  onlineSessions,
  ownSessions,
  table,
}

/** Every call with the name it has in `api`, such as `users.list`. */
export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(api).flatMap(
  ([resource, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([call, row]) => [`${resource}.${call}`, row] as const),
)
