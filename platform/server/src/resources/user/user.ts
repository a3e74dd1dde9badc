import type { Output, Parsed } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import { userRecord, type User, type users } from 'atrium/contract/system/user'
import type { SelectQueryBuilder } from 'kysely'
import { isAdmin, roleInScope, subtree, userInScope, viewerOf, type Viewer } from '#server/access/scope'
import { literalOrder, type AskedOrder, type LiteralOrder } from '#server/db/asked-order'
import { contains } from '#server/db/engines/like'
import { matching } from '#server/db/matching'
import { list, type RowOrder } from '#server/db/page'
import type { Database, Schema } from '#server/db/schema'
import { statement, type OptionalParams, type Params, type Value } from '#server/db/statement'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { requireAccess } from '#server/access/permit'
import { extraAsked, extraSearches, extraSort, withExtraParts, type ExtraAsked } from './extra/extra-list'
import { userWithExtra } from './extra/extra-output'
import { listPosts } from '../post/post'
import { readClaimedRoles } from '#server/services/session/sso/claimed-role'
import { listAssignableRoles } from '../role/assignable-roles'

/** Users; joined to `userRoles` where they are asked for by a role. */
type Users = SelectQueryBuilder<Schema, 'users' | 'userRoles', object>

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
  'users.mustChangePassword',
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

const rolesHeld = statement((db, { userIds }: Params<{ userIds: number[] }>) =>
  db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('userRoles.userId', 'in', userIds)
    .select(['userRoles.userId', 'roles.roleId', 'roles.roleKey', 'roles.roleName', 'roles.roleNameEn'])
    .orderBy('roles.roleSort')
    .orderBy('roles.roleId'),
)

/** The roles of each of these users, in their order, named in the reader's language. */
export async function readRolesOf({ db, language }: Call, userIds: number[]): Promise<Map<number, User['roles']>> {
  const held = new Map<number, User['roles']>(userIds.map((userId) => [userId, []]))
  if (!userIds.length) return held
  const links = await rolesHeld(db, { userIds })
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
  return rows.map((row) => {
    const roles = held.get(row.userId)!
    return {
      // One by one: to copy the rest of a row costs as much as to read it.
      userId: row.userId,
      deptId: row.deptId,
      username: row.username,
      nickname: row.nickname,
      email: row.email,
      phoneNumber: row.phoneNumber,
      sex: row.sex,
      avatar: row.avatar,
      status: row.status,
      postId: row.postId,
      remark: row.remark,
      passwordDue: row.mustChangePassword === 1,
      version: row.version,
      deptName: inLanguage(call.language, row.deptName ?? '', row.deptNameEn ?? ''),
      createdAt: new Date(row.createdAt).toISOString(),
      admin: Boolean(row.admin),
      roleIds: roles.map(({ roleId }) => roleId),
      roles,
    }
  })
}

type Query = Parsed<typeof users.list>['query'] & { readonly extra?: ExtraAsked }
/** The part of the list that is asked for, and its order. */
type View = Pick<Query, 'page' | 'pageWith' | 'size' | 'sort' | 'order' | 'thenBy'>

type Filters = Partial<Omit<Query, keyof View>>
/** Users who hold the role, or who do not, independent of the viewer's rights on the role. Takes the place of `roleId`. */
type Membership = { roleId: number; isHeld: boolean }
/** Which users, to whom. */
type Asked = Filters & { viewer: ReturnType<typeof viewerOf>; membership?: Membership | undefined }

const searched = ['users.username', 'users.nickname', 'users.email', 'users.phoneNumber'] as const

/** Users in the viewer's scope that pass the filters. */
export function matchingUsers(
  db: Database,
  {
    viewer,
    membership,
    ...filters
  }: OptionalParams<Filters & { membership?: Membership | undefined }> & { viewer: Viewer },
): Users {
  const { search, username, phoneNumber, status, roleId, postId, deptId, extra } = filters
  const posts = { oneOf: filters.postIdOneOf, empty: filters.postIdEmpty }
  const heldRole = roleHeld({ roleId, membership })
  let query = (heldRole === undefined ? db.selectFrom('users') : holdersOf(db, heldRole)) as Users
  query = query.where(userInScope(viewer))
  if (search)
    query = query.where((eb) =>
      eb.or([...searched.map((column) => contains(eb, column, search)), ...extraSearches(eb, extra, search)]),
    )
  if (username) query = query.where((eb) => contains(eb, 'users.username', username))
  if (phoneNumber) query = query.where((eb) => contains(eb, 'users.phoneNumber', phoneNumber))
  if (status !== undefined) query = query.where('users.status', '=', status)
  if (postId !== undefined) query = query.where('users.postId', '=', postId)
  query = matching(query, 'users.postId', posts)
  if (deptId !== undefined) query = query.where('users.deptId', 'in', subtree(deptId))
  if (extra) query = withExtraParts(query, extra)
  if (membership && !membership.isHeld) {
    const holders = db.selectFrom('userRoles').where('roleId', '=', membership.roleId)
    query = query.where('users.userId', 'not in', holders.select('userId'))
  }
  if (roleId !== undefined && !viewer.admin) {
    const seen = db.selectFrom('roles').where('roleId', '=', roleId).where(roleInScope(viewer))
    query = query.where((eb) => eb.exists(seen.select('roleId')))
  }
  return query
}

type RoleFilter = Pick<OptionalParams<Asked>, 'roleId' | 'membership'>

/** The role whose holders are asked for. */
const roleHeld = ({ roleId, membership }: RoleFilter) => (membership?.isHeld ? membership.roleId : roleId)

/** Users who hold a role. Joined, so that the database can begin with the holders or with the users, whichever is less work. */
const holdersOf = (db: Database, roleId: Value<number>) =>
  db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
    .where('userRoles.roleId', '=', roleId)

/** The column for the id of a user: where they are found by a role, the one whose order the index on roles has. */
const idColumn = (asked: RoleFilter) =>
  roleHeld(asked) === undefined ? ('users.userId' as const) : ('userRoles.userId' as const)

type Ordered = Asked & LiteralOrder<Query['sort']>

/** The holders of a role in their own table, which is narrower, where nothing else decides who is listed. */
function holdersAlone(
  db: Database,
  { viewer, roleId, membership, sort: _sort, order: _order, thenBy: _thenBy, ...others }: Params<Ordered>,
) {
  const heldRole = roleHeld({ roleId, membership })
  if (heldRole === undefined || !viewer.admin || Object.values(others).some(Boolean)) return
  const services = db.selectFrom('serviceAccounts').select('serviceAccounts.userId')
  return db.selectFrom('userRoles').where('roleId', '=', heldRole).where('userRoles.userId', 'not in', services)
}

const columnOf = (sort: Query['sort'], asked: RoleFilter) =>
  sort === 'userId' ? idColumn(asked) : (`users.${sort}` as const)

export const userOrder = ({
  sort,
  order,
  thenBy = [],
  extra,
  ...asked
}: RoleFilter & AskedOrder<Query['sort']> & { extra?: OptionalParams<ExtraAsked> }): RowOrder<
  Schema,
  'users' | 'userRoles'
> => [
  extra?.sort ? [extraSort as never, order, 'nullsLast'] : [columnOf(sort, asked), order],
  ...thenBy.map((next) => [columnOf(next.sort, asked), next.order] as const),
  ['users.userId', order],
]

const readPage = list({
  from: (db, given: Params<Ordered>) => matchingUsers(db, given),
  counted: holdersAlone,
  order: userOrder,
  select: selectUser,
})

/** One page of the users in the actor's scope that pass the filters. */
export async function pageOfUsers(
  call: Call,
  { page, size, pageWith, sort, order, thenBy, ...filters }: View & Filters & { membership?: Membership },
): Promise<Output<typeof users.list>> {
  const extra = extraAsked(call, { sort, ...filters })
  const asked = { ...filters, viewer: viewerOf(call.actor), ...literalOrder({ sort, order, thenBy }), extra }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size, pageWith })
  return { items: await withRoles(call, items), pageInfo }
}

async function readUser(call: Call, userId: number): Promise<User> {
  const query = call.db.selectFrom('users').where(userInScope(call.actor)).where('users.userId', '=', userId)
  const row = found(await selectUser(query).executeTakeFirst())
  const [user] = await withRoles(call, [row])
  return user!
}

/** Reads the choices of the user form; `userInfo` is null for a new user. */
export async function readUserChoices(call: Call, userId: number | undefined): Promise<Output<typeof users.read>> {
  if (userId !== undefined) await requireAccess(call, userRecord)
  const userInfo = userId === undefined ? null : await userWithExtra(call, await readUser(call, userId))
  const claimedRoleIds = userId === undefined ? [] : await readClaimedRoles(call.db, userId)
  return { roles: await listAssignableRoles(call), posts: await listPosts(call), userInfo, claimedRoleIds }
}
