import type { Output, Parsed } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import type { User, users } from '@atrium/contract/system/user'
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import { isAdmin, subtree, userInScope } from '../../access/scope'
import { contains } from '../../db/engines/like'
import { pageOf } from '../../db/page'
import type { Schema } from '../../db/schema'
import type { Call } from '../../http/call'
import { found } from '../../http/found'
import { listPosts } from '../post/post'
import { listAssignableRoles } from '../role/role'

type Users = SelectQueryBuilder<Schema, 'users', object>

/** The columns of a user that may leave the server; the password hash is not among them. */
const columns = [
  'users.userId',
  'users.deptId',
  'users.username',
  'users.nickname',
  'users.email',
  'users.phoneNumber',
  'users.sex',
  'users.avatar',
  'users.status',
  'users.postId',
  'users.remark',
  'users.createdAt',
  'users.version',
] as const

const selectUser = (query: Users) =>
  query
    .select(columns)
    .select((eb) => [
      eb.selectFrom('depts').whereRef('depts.deptId', '=', 'users.deptId').select('depts.deptName').as('deptName'),
      eb.selectFrom('depts').whereRef('depts.deptId', '=', 'users.deptId').select('depts.deptNameEn').as('deptNameEn'),
      isAdmin(eb).as('admin'),
    ])

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUser>['execute']>>[number]

async function withRoles({ db, language }: Call, rows: UserRow[]): Promise<User[]> {
  const links = rows.length
    ? await db
        .selectFrom('userRoles')
        .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
        .where(
          'userRoles.userId',
          'in',
          rows.map(({ userId }) => userId),
        )
        .select(['userRoles.userId', 'roles.roleId', 'roles.roleKey', 'roles.roleName', 'roles.roleNameEn'])
        .orderBy('roles.roleSort')
        .orderBy('roles.roleId')
        .execute()
    : []
  return rows.map(({ deptName, deptNameEn, admin, createdAt, ...user }) => {
    const held = links.filter(({ userId }) => userId === user.userId)
    return {
      ...user,
      deptName: inLanguage(language, deptName ?? '', deptNameEn ?? ''),
      createdAt: new Date(createdAt).toISOString(),
      admin: Boolean(admin),
      roleIds: held.map(({ roleId }) => roleId),
      roles: held.map(({ roleId, roleKey, roleName, roleNameEn }) => ({
        roleId,
        roleKey,
        roleName: inLanguage(language, roleName, roleNameEn),
      })),
    }
  })
}

/** Users in the actor's scope that also meet `where`, one page of them. */
export async function pageOfUsers(
  call: Call,
  { page, size, sort, order }: Pick<Parsed<typeof users.list>['query'], 'page' | 'size' | 'sort' | 'order'>,
  where: (query: Users) => Users,
): Promise<Output<typeof users.list>> {
  const scoped = where(call.db.selectFrom('users').where(userInScope(call.actor)))
  const { items, pageInfo } = await pageOf(scoped, { page, size }, (query) =>
    selectUser(query).orderBy(`users.${sort}`, order).orderBy('users.userId'),
  )
  return { items: await withRoles(call, items), pageInfo }
}

/** The two filters that every list of users offers. */
export function matchingUser({ username, phoneNumber }: { username?: string; phoneNumber?: string }) {
  return (query: Users): Users =>
    query.where((eb) => {
      const rules: Expression<SqlBool>[] = []
      if (username) rules.push(contains(eb, 'users.username', username))
      if (phoneNumber) rules.push(contains(eb, 'users.phoneNumber', phoneNumber))
      return eb.and(rules)
    })
}

export function listUsers(call: Call, query: Parsed<typeof users.list>['query']): Promise<Output<typeof users.list>> {
  const { status, deptId } = query
  return pageOfUsers(call, query, (all) => {
    let matching = matchingUser(query)(all)
    if (status !== undefined) matching = matching.where('users.status', '=', status)
    if (deptId !== undefined) matching = matching.where('users.deptId', 'in', subtree(deptId))
    return matching
  })
}

async function readUser(call: Call, userId: number): Promise<User> {
  const query = call.db.selectFrom('users').where(userInScope(call.actor)).where('users.userId', '=', userId)
  const row = found(await selectUser(query).executeTakeFirst())
  const [user] = await withRoles(call, [row])
  return user!
}

/** What the user form needs; `userInfo` is null where a new user is about to be made. */
export async function readUserChoices(call: Call, userId: number | undefined): Promise<Output<typeof users.read>> {
  const userInfo = userId === undefined ? null : await readUser(call, userId)
  return { roles: await listAssignableRoles(call), posts: await listPosts(call), userInfo }
}
