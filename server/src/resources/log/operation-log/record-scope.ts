import { recordKinds } from '@atrium/contract'
import { adminRoleKey } from '@atrium/contract/access'
import { deptInScope, roleInScope, userInScope } from '#server/access/scope'
import { chunksOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'
import { isOfDept, readDeptIds } from './dept-records'

/** What a row of the log is about. */
interface Logged {
  readonly logId: number
  readonly target: string
  readonly targetIds: readonly number[]
  /** The record that a refused call was to add. */
  readonly record?: Snapshot | undefined
}

/** What the log says of a record. */
export type Snapshot = Readonly<Record<string, unknown>>

/** Whether a record is in the reader's scope, by its id. One that is gone is not in it. */
type Scope = Map<number, boolean>

interface Scopes {
  readonly users: Scope
  readonly depts: Scope
  readonly roles: Scope
  readonly adminRole: number | undefined
  /** By kind of record that belongs to departments: the department of each, by id, of those that are there. */
  readonly deptIds: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Whose sessions these are, of those that are still there: a refusal says no more than their ids. */
  readonly sessions: ReadonlyMap<number, number>
  /** By row of the log: for each of its records what it was and what it became. Only of rows that need them. */
  readonly snapshots: ReadonlyMap<number, readonly (readonly Snapshot[])[]>
}

/** How many rows of snapshots are read at a time: one of an import holds thousands. */
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

async function readSessions({ db }: Call, ids: readonly number[]) {
  const owners = new Map<number, number>()
  for (const some of chunksOf(ids)) {
    const query = db.selectFrom('sessions').where('sessionId', 'in', some).select(['sessionId', 'userId'])
    for (const { sessionId, userId } of await query.execute()) owners.set(sessionId, userId)
  }
  return owners
}

/** Of each row what it says of its records before and after, as far as it does. */
export async function readSnapshots({ db }: Call, rows: readonly Pick<Logged, 'logId'>[]) {
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
  const deptIds = new Map<string, Map<number, number>>()
  for (const kind of new Set(rows.map(({ target }) => target).filter(isOfDept)))
    deptIds.set(kind, await readDeptIds(call, kind, idsOf(ofTarget(rows, kind))))
  const present = await readUsers(call, idsOf(ofUsers))
  const snapshots = await readSnapshots(call, [
    ...ofSessions,
    ...ofUsers.filter(({ targetIds }) => targetIds.some((id) => !present.has(id))),
    ...ofDepts.filter(({ targetIds }) => targetIds.some((id) => !depts.has(id))),
    ...rows.filter(({ target, targetIds }) => targetIds.some((id) => deptIds.get(target)?.has(id) === false)),
  ])
  const sessions = await readSessions(call, idsOf(ofSessions))
  const logged = ofSessions.flatMap(({ logId }) => snapshots.get(logId)!.flat().map(ownerOf))
  const users = new Map([...present, ...(await readUsers(call, [...logged, ...sessions.values()]))])
  return { users, depts, deptIds, ...(await readRoles(call)), sessions, snapshots }
}

const ownerOf = ({ userId }: Snapshot) => Number(userId)

/** `known` is what the row says of the record; `id` is that of none for one that never was. */
function isOpen(scopes: Scopes, target: string, id: number, known: readonly Snapshot[]): boolean {
  const { users, depts, deptIds, roles, adminRole, sessions } = scopes
  const wasOpen = (rule: (snapshot: Snapshot) => boolean) => known.length > 0 && known.every(rule)
  const isDeptOpen = (deptId: unknown) => depts.get(Number(deptId)) ?? false
  if (target === 'user') {
    return users.get(id) ?? wasOpen(({ deptId, roleIds }) => isDeptOpen(deptId) && holdsNot(roleIds, adminRole))
  }
  if (target === 'session') {
    const owner = sessions.get(id)
    return owner === undefined ? wasOpen((session) => users.get(ownerOf(session)) ?? false) : users.get(owner)!
  }
  if (target === 'dept') return depts.get(id) ?? wasOpen(({ pid }) => isDeptOpen(pid))
  if (target === 'role') return roles.get(id) ?? false
  const ofKind = deptIds.get(target)
  if (ofKind) return ofKind.has(id) ? isDeptOpen(ofKind.get(id)) : wasOpen(({ deptId }) => isDeptOpen(deptId))
  // Records of the other kinds have no scope: everybody who may see one may see all. A record of no kind is shown to nobody.
  return recordKinds[target] !== undefined
}

/** False also where the roles are not known. */
const holdsNot = (roleIds: unknown, roleId: number | undefined) => Array.isArray(roleIds) && !roleIds.includes(roleId)

/** What of a row the reader may see. */
interface Opened {
  /** Its records, as places in `targetIds`. */
  readonly places: readonly number[]
  /** The record that it was to add, if it was refused. */
  readonly record: Snapshot | undefined
}

const none = 0

/**
 * Answers for each row which of its records the reader may see: those in their scope now. What was deleted since, or was never
 * added, is checked by what the row says of it: a user by their department, a department by the one above it.
 */
export async function openRecords(call: Call, rows: readonly Logged[]): Promise<(row: Logged) => Opened> {
  if (call.actor.admin) return ({ targetIds, record }) => ({ places: [...targetIds.keys()], record })
  const scopes = await readScopes(call, rows)
  return ({ logId, target, targetIds, record }) => ({
    places: [...targetIds.keys()].filter((index) =>
      isOpen(scopes, target, targetIds[index]!, scopes.snapshots.get(logId)?.[index] ?? []),
    ),
    record: record && isOpen(scopes, target, none, [{ roleIds: [], ...record }]) ? record : undefined,
  })
}
