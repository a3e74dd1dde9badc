import type { Output, Parsed } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import { userRecord, type User, type userFilters, type users } from '@atrium/contract/system/user'
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Actor } from '#server/call/actor'
import { isAdmin, roleInScope, subtree, userInScope } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import { askedPage, inOrder, pageOf, type RowOrder } from '#server/db/page'
import type { Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'
import { requireAccess } from '#server/access/permit'
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

/** The roles of each of these users, in their order, named in the reader's language. */
export async function readRolesOf({ db, language }: Call, userIds: number[]): Promise<Map<number, User['roles']>> {
  const held = new Map<number, User['roles']>(userIds.map((userId) => [userId, []]))
  if (!userIds.length) return held
  const links = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('userRoles.userId', 'in', userIds)
    .select(['userRoles.userId', 'roles.roleId', 'roles.roleKey', 'roles.roleName', 'roles.roleNameEn'])
    .orderBy('roles.roleSort')
    .orderBy('roles.roleId')
    .execute()
  for (const { userId, roleId, roleKey, roleName, roleNameEn } of links) {
    held.get(userId)?.push({ roleId, roleKey, roleName: inLanguage(language, roleName, roleNameEn) })
  }
  return held
}

async function withRoles(call: Call, rows: UserRow[]): Promise<User[]> {
  const held = await readRolesOf(
    call,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ deptName, deptNameEn, admin, createdAt, ...user }) => {
    const roles = held.get(user.userId)!
    return {
      ...user,
      deptName: inLanguage(call.language, deptName ?? '', deptNameEn ?? ''),
      createdAt: new Date(createdAt).toISOString(),
      admin: Boolean(admin),
      roleIds: roles.map(({ roleId }) => roleId),
      roles,
    }
  })
}

type Query = Parsed<typeof users.list>['query']
/** What part of the list is asked for, and in which order. */
type View = Pick<Query, 'page' | 'pageWith' | 'size' | 'sort' | 'order'>

/** Users in the actor's scope that also meet `where`, one page of them. */
export async function pageOfUsers(
  call: Call,
  { sort, order, ...view }: View,
  where: (query: Users) => Users,
): Promise<Output<typeof users.list>> {
  const scoped = where(call.db.selectFrom('users').where(userInScope(call.actor)))
  const rowOrder: RowOrder<Schema, 'users'> = [
    [`users.${sort}`, order],
    ['users.userId', 'asc'],
  ]
  const page = await askedPage(call.db, scoped, view, rowOrder)
  const { items, pageInfo } = await pageOf(scoped, { ...view, page }, (query) => inOrder(selectUser(query), rowOrder))
  return { items: await withRoles(call, items), pageInfo }
}

type Filters = Omit<Query, keyof View>

const searched = ['users.username', 'users.nickname', 'users.email', 'users.phoneNumber'] as const

/** The filters that every list of users offers. */
export function matchingUser({ search, username, phoneNumber }: Pick<Filters, keyof typeof userFilters>) {
  return (query: Users): Users =>
    query.where((eb) => {
      const rules: Expression<SqlBool>[] = []
      if (search) rules.push(eb.or(searched.map((column) => contains(eb, column, search))))
      if (username) rules.push(contains(eb, 'users.username', username))
      if (phoneNumber) rules.push(contains(eb, 'users.phoneNumber', phoneNumber))
      return eb.and(rules)
    })
}

export function matchingFilters({ actor }: Call, filters: Filters) {
  const { status, roleId, postId, deptId } = filters
  return (all: Users): Users => {
    let query = matchingUser(filters)(all)
    if (status !== undefined) query = query.where('users.status', '=', status)
    if (roleId !== undefined) query = query.where('users.userId', 'in', (eb) => holdersOf(eb, actor, roleId))
    if (postId !== undefined) query = query.where('users.postId', '=', postId)
    if (deptId !== undefined) query = query.where('users.deptId', 'in', subtree(deptId))
    return query
  }
}

/** The ids of the users who hold a role, of which there are none where the actor does not see the role. */
function holdersOf(eb: ExpressionBuilder<Schema, 'users'>, actor: Actor, roleId: number) {
  return eb
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('roles.roleId', '=', roleId)
    .where(roleInScope(actor))
    .select('userRoles.userId')
}

export function listUsers(call: Call, query: Query): Promise<Output<typeof users.list>> {
  return pageOfUsers(call, query, matchingFilters(call, query))
}

async function readUser(call: Call, userId: number): Promise<User> {
  const query = call.db.selectFrom('users').where(userInScope(call.actor)).where('users.userId', '=', userId)
  const row = found(await selectUser(query).executeTakeFirst())
  const [user] = await withRoles(call, [row])
  return user!
}

/** What the user form needs; `userInfo` is null where a new user is about to be made. */
export async function readUserChoices(call: Call, userId: number | undefined): Promise<Output<typeof users.read>> {
  if (userId !== undefined) await requireAccess(call, userRecord)
  const userInfo = userId === undefined ? null : await readUser(call, userId)
  return { roles: await listAssignableRoles(call), posts: await listPosts(call), userInfo }
}
