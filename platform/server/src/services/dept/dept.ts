import { dept } from '@atrium/contract/system/dept.record'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Writes } from '#server/call/write-call'
import type { DeptTable } from '#server/db/schema'
import { takeDeptsFromRoles } from '../role/role'

type DeptRow = Selectable<DeptTable>

/** Adds a department, and the department to the log. Returns it. */
export async function addDept({ db, changed }: Writes, values: Insertable<DeptTable>): Promise<DeptRow> {
  const after = await db.insertInto('depts').values(values).returningAll().executeTakeFirstOrThrow()
  changed({ target: dept.kind, id: after.deptId, after })
  return after
}

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

/** Deletes departments and takes them from the roles that chose them; adds them to the log with those roles. */
export async function removeDepts({ db, changed }: Writes, rows: readonly DeptRow[]): Promise<void> {
  const ids = rows.map(({ deptId }) => deptId)
  const links = await db.selectFrom('roleDepts').where('deptId', 'in', ids).selectAll().orderBy('roleId').execute()
  await takeDeptsFromRoles(db, ids, [...new Set(links.map(({ roleId }) => roleId))])
  await db.deleteFrom('depts').where('deptId', 'in', ids).execute()
  for (const before of rows) {
    const roleIds = links.filter(({ deptId }) => deptId === before.deptId).map(({ roleId }) => roleId)
    changed({ target: dept.kind, id: before.deptId, before: { ...before, roleIds } })
  }
}
