import type { Parsed } from 'atrium/contract/endpoint'
import type { DataScope } from 'atrium/contract/system/role/data-scope'
import type { roles } from 'atrium/contract/system/role'
import type { Actor } from '#server/call/actor'
import type { RoleScope } from '#server/access/depts/opened-depts'
import { readPowers } from '#server/access/powers'
import { sameIds } from '#server/access/same-ids'
import { deptInScope } from '#server/access/scope'
import { readHoldersOfRole, rejectStronger } from '#server/access/stronger'
import { countOf } from '#server/db/count'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { changeRole } from '#server/services/role/role'
import { deptIdsOf } from '#server/services/role/role-links'
import { changeableRole } from './role-rules'

/** Scopes of which the actor has to have one, in order to give the one at the left. */
const covering: Readonly<Record<DataScope, readonly number[]>> = {
  1: [1],
  2: [1, 2, 3, 4, 5],
  3: [1, 3, 4],
  4: [1, 4],
  5: [1, 2, 3, 4, 5],
}

/**
 * Nobody opens more than they see themselves. All (1) takes all. Own department (3) and what is below it (4) mean those of
 * everybody who will hold the role, so they take the same relation or a wider one: somebody with chosen departments (2) has to
 * choose from these instead. Chosen departments (2) may be given by everybody, since each of them has to be in the actor's
 * scope, which `rejectForeignDepts` sees to. Own records (5) may be given by everybody.
 */
function mayGive({ admin, roles, narrowed }: Actor, scope: DataScope): boolean {
  const covers = (dataScope: number) => covering[scope].includes(dataScope)
  return admin || (roles.some(({ dataScope }) => covers(dataScope)) && (narrowed === undefined || covers(narrowed)))
}

export async function setDataScope(
  call: WriteCall,
  { roleId, version, dataScope, deptIds, deptCheckStrictly }: Parsed<typeof roles.dataScope>['body'],
): Promise<null> {
  const before = await changeableRole(call, roleId, version)
  if (!mayGive(call.actor, dataScope)) rejectField('dataScope', 'notOffered')
  const beforeDepts = await deptIdsOf(call, roleId)
  const afterDepts = dataScope === 2 ? (deptIds ?? beforeDepts) : []
  await rejectForeignDepts(call, afterDepts)
  if (dataScope !== before.dataScope || !sameIds(afterDepts, beforeDepts)) {
    await rejectScope(call, roleId, { dataScope, deptIds: afterDepts })
  }
  const ticks =
    deptCheckStrictly === undefined ? undefined : ({ deptCheckStrictly: deptCheckStrictly ? 1 : 0 } as const)
  await changeRole(call, before, { dataScope, ...ticks }, { deptIds: afterDepts })
  return null
}

/** The scope changes for everybody who holds the role: for nobody stronger, and to nothing that the actor does not open. */
async function rejectScope(call: WriteCall, roleId: number, scope: RoleScope): Promise<void> {
  if (call.actor.admin) return
  const holders = await readHoldersOfRole(call, roleId)
  await rejectStronger(call, holders, 'dataScope')
  const { widensRole } = await readPowers(call, [])
  if (widensRole(roleId, scope, holders)) throw new AppError('access.widerScope', { at: 'dataScope' })
}

/** Asked before anything is deleted: the actor's own scope may be that of this very role. */
async function rejectForeignDepts({ db, actor }: WriteCall, deptIds: number[]): Promise<void> {
  if (!deptIds.length) return
  const inScope = await countOf(db.selectFrom('depts').where(deptInScope(actor)).where('deptId', 'in', deptIds))
  if (inScope !== deptIds.length) rejectField('deptIds', 'notOffered')
}
