import { adminRoleKey } from 'atrium/contract/access'
import type { Call } from '../call/call'
import { grantedCodes, permissionsOf } from './actor'
import { isWithin, readReach, type DeptReach, type Opened, type Place, type RoleScope } from './depts/opened-depts'

/** A user as far as their rights go. */
export interface Holder extends Place {
  readonly userId: number
}

/** Comparisons of the actor's rights at the start of the call with those that others have or would get. */
export interface Powers {
  /** Whether the actor has every permission and opens every department that this user does. Everybody covers themselves. */
  readonly covers: (user: Holder) => boolean
  /** The field of a user by which a change opens departments to them that the actor does not open. */
  readonly widerField: (before: Place, after: Place) => 'deptId' | 'roleIds' | undefined
  /** Whether another data scope of the role opens such departments to one of these users. */
  readonly widensRole: (roleId: number, scope: RoleScope, users: readonly Place[]) => boolean
}

const ofAdmin: Powers = { covers: () => true, widerField: () => undefined, widensRole: () => false }

/** The account of its owner is closed to an API token, which else would become a session of theirs with a password that it resets. */
const exceptOwner = ({ userId }: Call['actor'], powers: Powers): Powers => ({
  ...powers,
  covers: (user) => user.userId !== userId && powers.covers(user),
})

/** The departments that the actor opens. */
function openedBy(reach: DeptReach, { deptId, roles, narrowed }: Call['actor']): Opened {
  const roleIds = roles.map(({ roleId }) => roleId)
  const all = roles.some(({ dataScope }) => dataScope === 1) ? 'all' : reach.opened({ deptId, roleIds })
  if (narrowed === undefined) return all
  const within = reach.withRole(0, { dataScope: narrowed, deptIds: [] }).opened({ deptId, roleIds: [0] })
  if (all === 'all' || within === 'all') return all === 'all' ? within : all
  return new Set([...within].filter((id) => all.has(id)))
}

/** `users` are those that `covers` will be asked about. */
export async function readPowers(call: Call, users: readonly Place[]): Promise<Powers> {
  const powers = call.actor.admin ? ofAdmin : await readPowersByRoles(call, users)
  return call.actor.token ? exceptOwner(call.actor, powers) : powers
}

async function readPowersByRoles({ db, actor }: Call, users: readonly Place[]): Promise<Powers> {
  const reach = await readReach(db)
  const own = openedBy(reach, actor)
  const isCovered = await readCoveredRoles(
    { db, actor },
    users.flatMap(({ roleIds }) => roleIds),
  )
  const widens = (before: Place, after: Place, changed = reach) =>
    !isWithin(changed.opened(after), own, reach.opened(before))
  return {
    covers: (user) =>
      user.userId === actor.userId || (user.roleIds.every(isCovered) && isWithin(reach.opened(user), own)),
    widerField(before, after) {
      if (!widens(before, after)) return undefined
      return widens(before, { ...before, deptId: after.deptId }) ? 'deptId' : 'roleIds'
    },
    widensRole(roleId, scope, holders) {
      const changed = reach.withRole(roleId, scope)
      return holders.some((user) => widens(user, user, changed))
    },
  }
}

/** Which of these roles give no permission but the actor's own. A disabled one gives nothing, unless it is asked `asEnabled`. */
export async function readCoveredRoles(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  roleIds: readonly number[],
  { asEnabled = false } = {},
): Promise<(roleId: number) => boolean> {
  if (!roleIds.length || actor.admin) return () => true
  const held = new Set(await permissionsOf(db, actor))
  let granted = grantedCodes(db, [...new Set(roleIds)])
  if (!asEnabled) {
    const enabled = db.selectFrom('roles').where('status', '=', 1).select('roleId')
    granted = granted.where('roleMenus.roleId', 'in', enabled)
  }
  const codes = await granted.select(['roleMenus.roleId', 'menus.permission']).execute()
  const foreign = new Set(codes.filter(({ permission }) => !held.has(permission)).map(({ roleId }) => roleId))
  const admin = db.selectFrom('roles').where('roleKey', '=', adminRoleKey).select('roleId')
  for (const { roleId } of await admin.execute()) foreign.add(roleId)
  return (roleId: number) => !foreign.has(roleId)
}
