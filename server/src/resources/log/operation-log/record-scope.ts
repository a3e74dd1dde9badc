import { adminRoleKey } from '@atrium/contract/access'
import { deptInScope, roleInScope, userInScope } from '../../../access/scope'
import { chunksOf } from '../../../db/chunks'
import type { Call } from '../../../http/call'

/** What a row of the log is about. */
interface Logged {
  readonly logId: number
  readonly target: string
  readonly targetIds: readonly number[]
}

type Snapshot = Readonly<Record<string, unknown>>

/** Whether a record is in the reader's scope, by its id. One that is gone is not in it. */
type Scope = Map<number, boolean>

interface Scopes {
  readonly users: Scope
  readonly depts: Scope
  readonly roles: Scope
  readonly adminRole: number | undefined
  /** By row of the log: for each of its records what it was and what it became. Only of rows that need them. */
  readonly snapshots: ReadonlyMap<number, readonly (readonly Snapshot[])[]>
}

/** Records of these kinds have no scope: everybody who may see one may see all. */
const unscoped = new Set(['menu', 'post', 'dict', 'dictData'])

/** Rows in which so many snapshots are read at a time: one of an import holds thousands. */
const fewRows = 20

async function readUsers({ db, actor }: Call, ids: readonly number[]): Promise<Scope> {
  const scope: Scope = new Map()
  for (const some of chunksOf([...new Set(ids)])) {
    const users = db.selectFrom('users').where('userId', 'in', some).select('userId')
    for (const { userId } of await users.execute()) scope.set(userId, false)
    for (const { userId } of await users.where(userInScope(actor)).execute()) scope.set(userId, true)
  }
  return scope
}

async function readDepts({ db, actor }: Call): Promise<Scope> {
  const depts = db.selectFrom('depts').select('deptId')
  const scope: Scope = new Map()
  for (const { deptId } of await depts.execute()) scope.set(deptId, false)
  for (const { deptId } of await depts.where(deptInScope(actor)).execute()) scope.set(deptId, true)
  return scope
}

async function readRoles({ db, actor }: Call) {
  const roles = await db.selectFrom('roles').where(roleInScope(actor)).select('roleId').execute()
  const admin = db.selectFrom('roles').where('roleKey', '=', adminRoleKey).select('roleId')
  const scope: Scope = new Map(roles.map(({ roleId }) => [roleId, true]))
  return { roles: scope, adminRole: (await admin.executeTakeFirst())?.roleId }
}

async function readSnapshots({ db }: Call, rows: readonly Logged[]) {
  const snapshots = new Map<number, Snapshot[][]>()
  for (const some of chunksOf(rows, fewRows)) {
    const ids = some.map(({ logId }) => logId)
    const query = db.selectFrom('operationLogs').where('logId', 'in', ids).select(['logId', 'before', 'after'])
    for (const { logId, ...row } of await query.execute()) {
      const [before, after] = [row.before, row.after].map((list) => JSON.parse(list) as (Snapshot | null)[])
      const pairs = before!.map((snapshot, index) => [snapshot ?? [], after![index] ?? []].flat())
      snapshots.set(logId, pairs)
    }
  }
  return snapshots
}

const ofTarget = (rows: readonly Logged[], target: string) => rows.filter((row) => row.target === target)

async function readScopes(call: Call, rows: readonly Logged[]): Promise<Scopes> {
  const [ofUsers, ofDepts, ofSessions] = [ofTarget(rows, 'user'), ofTarget(rows, 'dept'), ofTarget(rows, 'session')]
  const idsOf = (some: readonly Logged[]) => some.flatMap(({ targetIds }) => targetIds)
  const depts = await readDepts(call)
  const present = await readUsers(call, idsOf(ofUsers))
  const snapshots = await readSnapshots(call, [
    ...ofSessions,
    ...ofUsers.filter(({ targetIds }) => targetIds.some((id) => !present.has(id))),
    ...ofDepts.filter(({ targetIds }) => targetIds.some((id) => !depts.has(id))),
  ])
  const owners = ofSessions.flatMap(({ logId }) => snapshots.get(logId)!.flat().map(ownerOf))
  const users = new Map([...present, ...(await readUsers(call, owners))])
  return { users, depts, ...(await readRoles(call)), snapshots }
}

const ownerOf = ({ userId }: Snapshot) => Number(userId)

function isOpen(scopes: Scopes, { logId, target, targetIds }: Logged, index: number): boolean {
  const { users, depts, roles, adminRole, snapshots } = scopes
  const id = targetIds[index]!
  const known = snapshots.get(logId)?.[index] ?? []
  const wasOpen = (rule: (snapshot: Snapshot) => boolean) => known.length > 0 && known.every(rule)
  const isDeptOpen = (deptId: unknown) => depts.get(Number(deptId)) ?? false
  if (target === 'user') {
    return users.get(id) ?? wasOpen(({ deptId, roleIds }) => isDeptOpen(deptId) && holdsNot(roleIds, adminRole))
  }
  if (target === 'session') return wasOpen((session) => users.get(ownerOf(session)) ?? false)
  if (target === 'dept') return depts.get(id) ?? wasOpen(({ pid }) => isDeptOpen(pid))
  if (target === 'role') return roles.get(id) ?? false
  return unscoped.has(target)
}

/** False also where the roles are not known. */
const holdsNot = (roleIds: unknown, roleId: number | undefined) => Array.isArray(roleIds) && !roleIds.includes(roleId)

/**
 * Tells of each row which of its records the reader may see, as places in `targetIds`: those in their scope now. What was
 * deleted since is judged by what the row says of it: a user by their department, a department by the one above it.
 */
export async function openRecords(call: Call, rows: readonly Logged[]): Promise<(row: Logged) => number[]> {
  if (call.actor.admin) return ({ targetIds }) => [...targetIds.keys()]
  const scopes = await readScopes(call, rows)
  return (row) => [...row.targetIds.keys()].filter((index) => isOpen(scopes, row, index))
}
