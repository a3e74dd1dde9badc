import type { Parsed } from '@atrium/contract/endpoint'
import type { DataScope, roles } from '@atrium/contract/system/role'
import type { Actor } from '../../access/actor'
import { sameIds } from '../../access/same-ids'
import { deptInScope } from '../../access/scope'
import { refuseStrongerHolders } from '../../access/stronger'
import { countOf } from '../../db/count'
import { refuseField } from '../../http/validation'
import type { WriteCall } from '../../http/write'
import { deptIdsOf } from './role'
import { changeableRole, updateRole } from './role-writes'

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
 * whoever will hold the role, so they take the same relation or a wider one: somebody with chosen departments (2) has to
 * choose from these instead. Chosen departments (2) may be given by everybody, since each of them has to be in the actor's
 * scope, which `assignDepts` sees to. Own records (5) are nobody's secret.
 */
function mayGive(actor: Actor, scope: DataScope): boolean {
  return actor.admin || actor.roles.some(({ dataScope }) => covering[scope].includes(dataScope))
}

export async function setDataScope(
  call: WriteCall,
  { roleId, version, dataScope, deptIds, deptCheckStrictly }: Parsed<typeof roles.dataScope>['body'],
): Promise<null> {
  const before = await changeableRole(call, roleId, version)
  if (!mayGive(call.actor, dataScope)) refuseField(call.language, 'dataScope', 'notOffered')
  const beforeDepts = await deptIdsOf(call, roleId)
  const afterDepts = dataScope === 2 ? (deptIds ?? beforeDepts) : []
  const isSame = dataScope === before.dataScope && sameIds(afterDepts, beforeDepts)
  if (!isSame) await refuseStrongerHolders(call, roleId, 'dataScope')
  await assignDepts(call, roleId, afterDepts)
  const ticks =
    deptCheckStrictly === undefined ? undefined : ({ deptCheckStrictly: deptCheckStrictly ? 1 : 0 } as const)
  const after = await updateRole(call, before, { dataScope, ...ticks })
  call.changed({ id: roleId, before: { ...before, deptIds: beforeDepts }, after: { ...after, deptIds: afterDepts } })
  return null
}

async function assignDepts(call: WriteCall, roleId: number, deptIds: number[]): Promise<void> {
  const { db, actor, language } = call
  if (deptIds.length) {
    // Before anything is deleted: the actor's own scope may be that of this very role.
    const inScope = await countOf(db.selectFrom('depts').where(deptInScope(actor)).where('deptId', 'in', deptIds))
    if (inScope !== deptIds.length) refuseField(language, 'deptIds', 'notOffered')
  }
  await db.deleteFrom('roleDepts').where('roleId', '=', roleId).execute()
  if (!deptIds.length) return
  await db
    .insertInto('roleDepts')
    .values(deptIds.map((deptId) => ({ roleId, deptId })))
    .execute()
}
