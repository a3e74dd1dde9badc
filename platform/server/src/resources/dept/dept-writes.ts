import type { Parsed } from '@atrium/contract/endpoint'
import type { Places } from '@atrium/contract/fields'
import type { depts } from '@atrium/contract/system/dept'
import { dept } from '@atrium/contract/system/dept.record'
import { countSeen } from '#server/access/records/count-seen'
import { deptInScope, roleInScope, userInScope } from '#server/access/scope'
import { countOf } from '#server/db/count'
import { AppError } from '#server/call/app-error'
import { requireConfirmation } from '#server/call/confirmation'
import { allFound, found, fresh } from '#server/call/found'
import type { WriteCall } from '#server/call/write-call'
import { addDept, changeDept, removeDepts } from '#server/services/dept/dept'
import { enableAbove, rejectDisabling, rejectMove, rejectParent } from './dept-tree'

const blank = { deptNameEn: '', leader: '', phone: '', email: '', status: 1 } as const

const deptsInScope = ({ db, actor }: WriteCall) => db.selectFrom('depts').where(deptInScope(actor))

export async function createDept(call: WriteCall, form: Parsed<typeof depts.add>['body']): Promise<number> {
  await rejectParent(call, form.pid)
  const { deptId } = await addDept(call, { ...blank, ...form })
  await rejectUnseen(call, deptId)
  return deptId
}

/** Below the own department (3) and chosen ones (2) a new one is out of the scope of the person who adds it, who would not find it again. */
async function rejectUnseen(call: WriteCall, deptId: number): Promise<void> {
  const seen = await countOf(deptsInScope(call).where('deptId', '=', deptId))
  if (seen === 0) throw new AppError(dept.errors.unseen, { at: 'pid' })
}

export async function editDept(
  call: WriteCall,
  { deptId, version, confirmed, ...form }: Parsed<typeof depts.edit>['body'],
): Promise<null> {
  const row = await deptsInScope(call).where('deptId', '=', deptId).selectAll().executeTakeFirst()
  const before = fresh(found(row), version)
  if (form.pid !== before.pid) await rejectMove(call, deptId, form.pid)
  if (form.status === 0 && before.status === 1) await rejectDisabling(call, deptId, confirmed)
  const after = await changeDept(call, before, form)
  if (after.status === 1) await enableAbove(call, after.pid)
  return null
}

export async function deleteDepts(
  call: WriteCall,
  { ids, confirmed }: Parsed<typeof depts.delete>['query'],
): Promise<null> {
  const { db, actor } = call
  const rows = allFound(await deptsInScope(call).where('deptId', 'in', ids).selectAll().execute(), ids)
  if (rows.some(({ pid }) => pid === 0)) throw new AppError(dept.errors.isRoot)
  const below = db.selectFrom('depts').where('pid', 'in', ids).where('deptId', 'not in', ids)
  const children = await countSeen(below, (all) => all.where(deptInScope(actor)))
  if (children !== 0) throw new AppError(dept.errors.hasChildren, { values: { n: children } })
  const inside = db.selectFrom('users').where('deptId', 'in', ids)
  const users = await countSeen(inside, (all) => all.where(userInScope(actor)))
  if (users !== 0) throw new AppError(dept.errors.hasUsers, { values: { n: users } })
  const links = db.selectFrom('roleDepts').where('deptId', 'in', ids).select('roleId')
  const choosing = db.selectFrom('roles').where('roleId', 'in', links)
  const roles = await countSeen(choosing, (all) => all.where(roleInScope(actor)))
  requireConfirmation(confirmed, dept.errors.inRoles, roles)
  await removeDepts(call, rows)
  return null
}

export async function sortDepts(call: WriteCall, places: Places): Promise<null> {
  const ids = places.map(({ id }) => id)
  const rows = allFound(await deptsInScope(call).where('deptId', 'in', ids).selectAll().execute(), ids)
  const sorts = new Map(places.map(({ id, sort }) => [id, sort]))
  for (const before of rows) {
    const orderNum = sorts.get(before.deptId)!
    if (orderNum !== before.orderNum) await changeDept(call, before, { orderNum })
  }
  return null
}
