import type { Database } from '../../db/schema'

/** The properties that decide which records somebody may see or change: their department and the ids of all their roles. */
export interface Place {
  readonly deptId: number | null
  readonly roleIds: readonly number[]
}

/** The data scope of a role, 1 to 5 as in the contract; `deptIds` are the chosen departments of 2. */
export interface RoleScope {
  readonly dataScope: number
  readonly deptIds: readonly number[]
}

/** The departments whose records somebody may see or change. `all` includes users without a department. */
export type Opened = 'all' | ReadonlySet<number>

/**
 * The rules of `scope.ts` for people other than the actor, and for departments and roles as they would be after a change.
 * Computed in memory, so that thousands of users take as many queries as one.
 */
export interface DeptReach {
  readonly opened: (place: Place) => Opened
  /** The same, as if the role had that data scope. */
  readonly withRole: (roleId: number, scope: RoleScope) => DeptReach
}

/** Whether `whole` has every department of `part`, those of `except` aside. */
export function isWithin(part: Opened, whole: Opened, except: Opened = new Set()): boolean {
  if (whole === 'all' || except === 'all') return true
  return part !== 'all' && [...part].every((deptId) => whole.has(deptId) || except.has(deptId))
}

export async function readReach(db: Database): Promise<DeptReach> {
  const depts = await db.selectFrom('depts').select(['deptId', 'pid']).execute()
  const children = new Map<number, number[]>(depts.map(({ deptId }) => [deptId, []]))
  for (const { deptId, pid } of depts) children.get(pid)?.push(deptId)
  return reachOf(children, await readRoleScopes(db))
}

/** Of the enabled roles; disabled ones open nothing. */
async function readRoleScopes(db: Database): Promise<Map<number, RoleScope>> {
  const roles = await db.selectFrom('roles').where('status', '=', 1).select(['roleId', 'dataScope']).execute()
  const chosen = new Map<number, number[]>(roles.map(({ roleId }) => [roleId, []]))
  for (const { roleId, deptId } of await db.selectFrom('roleDepts').selectAll().execute()) {
    chosen.get(roleId)?.push(deptId)
  }
  return new Map(roles.map(({ roleId, dataScope }) => [roleId, { dataScope, deptIds: chosen.get(roleId)! }]))
}

function reachOf(children: ReadonlyMap<number, number[]>, scopes: ReadonlyMap<number, RoleScope>): DeptReach {
  const known = new Map<string, Opened>()
  const compute = ({ deptId, roleIds }: Place): Opened => {
    const held = roleIds.flatMap((roleId) => scopes.get(roleId) ?? [])
    if (held.some(({ dataScope }) => dataScope === 1)) return 'all'
    return new Set(held.flatMap((scope) => deptsOf(scope, deptId, children)))
  }
  return {
    opened(place) {
      const key = `${place.deptId}:${place.roleIds.join()}`
      const opened = known.get(key) ?? compute(place)
      known.set(key, opened)
      return opened
    },
    withRole: (roleId, scope) => reachOf(children, new Map(scopes).set(roleId, scope)),
  }
}

function deptsOf({ dataScope, deptIds }: RoleScope, deptId: number | null, children: ReadonlyMap<number, number[]>) {
  if (dataScope === 2) return deptIds
  if (deptId === null) return []
  if (dataScope === 3) return [deptId]
  return dataScope === 4 ? [...withBelow(deptId, children)] : []
}

function withBelow(deptId: number, children: ReadonlyMap<number, number[]>): ReadonlySet<number> {
  const found = new Set([deptId])
  // A set that grows is iterated to its new end; a cycle adds nothing, and so ends.
  for (const at of found) for (const below of children.get(at) ?? []) found.add(below)
  return found
}
