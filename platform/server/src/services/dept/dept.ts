import { dept } from 'atrium/contract/system/dept.record'
import type { Selectable, Updateable } from 'kysely'
import type { Writes } from '#server/call/write-call'
import type { DeptTable } from '#server/db/schema'
import { takeDeptsFromRoles } from '../role/role'

type DeptRow = Selectable<DeptTable>

/** Changes a department and bumps its version; adds the change to the log. Returns the department as it is now. */
export async function changeDept(
  { db, changed }: Writes,
  before: DeptRow,
  change: Updateable<DeptTable>,
): Promise<DeptRow> {
  const update = db.updateTable('depts').set({ ...change, version: before.version + 1 })
  const after = await update.where('deptId', '=', before.deptId).returningAll().executeTakeFirstOrThrow()
  changed({ target: dept.kind, id: before.deptId, before, after })
  return after
}

/** Takes departments from the roles that chose them. Returns the ids of these roles for each department, in its order. */
export async function rolesWithout({ db }: Writes, ids: readonly number[]): Promise<{ roleIds: number[] }[]> {
  const links = await db.selectFrom('roleDepts').where('deptId', 'in', ids).selectAll().orderBy('roleId').execute()
  await takeDeptsFromRoles(db, ids, [...new Set(links.map(({ roleId }) => roleId))])
  return ids.map((id) => ({
    roleIds: links.filter(({ deptId }) => deptId === id).map(({ roleId }) => roleId),
  }))
}
