import { adminRoleKey } from 'atrium/contract/access'
import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import { sql } from 'kysely'
import { isScoped, recordInScope, scopeReferences } from '#server/access/records/record-scope'
import { chunksOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'

/** The record that a row of the log is about. */
interface Logged {
  readonly logId: number
  readonly target: string
  readonly targetIds: readonly number[]
  /** The record that a rejected call was to add. */
  readonly record?: Snapshot | undefined
}

/** The values of a record in the log. */
export type Snapshot = Readonly<Record<string, unknown>>

/** Whether a record is in the reader's scope, by its id. One that is gone is not in it. */
type Scope = ReadonlyMap<number, boolean>

interface Scopes {
  readonly kinds: RecordKinds
  /** By kind of record. */
  readonly present: ReadonlyMap<string, Scope>
  readonly adminRole: number | undefined
  /** Whose sessions these are, of those that are still there: an error says no more than their ids. */
  readonly sessions: ReadonlyMap<number, number>
  /** By row of the log: for each of its records what it was and what it became. Only of rows that need them. */
  readonly snapshots: ReadonlyMap<number, readonly (readonly Snapshot[])[]>
}

/** The references by which a record that is gone was in scope, of kinds of the platform. */
const platformReferences: Readonly<Record<string, readonly (readonly [field: string, kind: string])[]>> = {
  user: [['deptId', 'dept']],
  dept: [['pid', 'dept']],
  session: [['userId', 'user']],
}
const referencesOf = (kinds: RecordKinds, kind: string) => platformReferences[kind] ?? scopeReferences(kinds, kind)

/** How many rows of snapshots are read at a time: one of an import holds thousands. */
const fewRows = 20

/** The scope of the records of a kind with these ids. */
async function readScope({ db, deps, actor }: Call, kind: string, ids: readonly number[]): Promise<Scope> {
  const kinds = deps.product.contract.recordKinds
  const { table, id } = kinds[kind]!
  const scope = new Map<number, boolean>()
  for (const some of chunksOf([...new Set(ids)])) {
    const records = db.selectFrom(table as 'posts').where(id as 'postId', 'in', some)
    const isOpen = sql<number>`case when ${recordInScope(kinds, kind, actor)} then 1 else 0 end`.as('isOpen')
    for (const row of await records.select([`${id as 'postId'} as id`, isOpen]).execute())
      scope.set(row.id, row.isOpen === 1)
  }
  return scope
}

async function readAdminRole({ db }: Call): Promise<number | undefined> {
  const role = db.selectFrom('roles').where('roleKey', '=', adminRoleKey).select('roleId')
  return (await role.executeTakeFirst())?.roleId
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

async function readScopes(call: Call, rows: readonly Logged[]): Promise<Scopes> {
  const kinds = call.deps.product.contract.recordKinds
  const sessionRows = rows.filter(({ target }) => target === 'session')
  const sessions = await readSessions(
    call,
    sessionRows.flatMap(({ targetIds }) => targetIds),
  )
  const present = new Map<string, Scope>()
  for (const kind of new Set(rows.map(({ target }) => target).filter((target) => isScoped(kinds, target)))) {
    const ids = rows.filter(({ target }) => target === kind).flatMap(({ targetIds }) => targetIds)
    present.set(kind, await readScope(call, kind, ids))
  }
  const isGone = ({ target, targetIds }: Logged) => targetIds.some((id) => present.get(target)?.has(id) === false)
  const snapshots = await readSnapshots(call, [...sessionRows, ...rows.filter(isGone)])
  // The records that these belonged to.
  const above = new Map<string, number[]>([['user', [...sessions.values()]]])
  for (const { logId, target, record } of rows) {
    const known = [...(snapshots.get(logId)?.flat() ?? []), ...(record ? [record] : [])]
    for (const [field, kind] of referencesOf(kinds, target))
      above.set(kind, [...(above.get(kind) ?? []), ...known.map((snapshot) => Number(snapshot[field])).filter(Boolean)])
  }
  for (const [kind, ids] of above)
    present.set(kind, new Map([...(present.get(kind) ?? []), ...(await readScope(call, kind, ids))]))
  return { kinds, present, adminRole: await readAdminRole(call), sessions, snapshots }
}

/** `known` is what the row says of the record; `id` is that of none for one that never was. */
function isOpen(
  { kinds, present, adminRole, sessions }: Scopes,
  target: string,
  id: number,
  known: readonly Snapshot[],
) {
  // Records of the other kinds have no scope: everybody who may see one may see all. A record of no kind is shown to nobody.
  if (!isScoped(kinds, target) && target !== 'session') return kinds[target] !== undefined
  const isIn = (kind: string, value: unknown) => present.get(kind)?.get(Number(value)) ?? false
  const owner = sessions.get(id)
  if (target === 'session' && owner !== undefined) return isIn('user', owner)
  const now = present.get(target)?.get(id)
  if (now !== undefined) return now
  const references = referencesOf(kinds, target)
  const wasOpen = (snapshot: Snapshot) =>
    references.every(([field, kind]) => isIn(kind, snapshot[field])) &&
    (target !== 'user' || holdsNot(snapshot['roleIds'], adminRole))
  return references.length > 0 && known.length > 0 && known.every(wasOpen)
}

/** False also where the roles are not known. */
const holdsNot = (roleIds: unknown, roleId: number | undefined) => Array.isArray(roleIds) && !roleIds.includes(roleId)

/** The parts of a row that the reader may see. */
interface Opened {
  /** Its records, as places in `targetIds`. */
  readonly places: readonly number[]
  /** The record that it was to add, if it was rejected. */
  readonly record: Snapshot | undefined
}

const none = 0

/**
 * Returns a function that says which records of a row the reader may see: those in their scope now. What was deleted since, or was never
 * added, is checked by what the row says of it: a user by their department, a department by the one above it, a record of a module by
 * what it referred to.
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
