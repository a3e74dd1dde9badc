import type { Insertable, Updateable } from 'kysely'
import type { Database, DeptTable } from '#server/db/schema'

/** Adds the departments of a seed. */
export async function insertDepts(db: Database, depts: readonly Insertable<DeptTable>[]): Promise<void> {
  await db.insertInto('depts').values(depts).execute()
}

/** Completes a department of a seed with what was not known when it was added. */
export async function completeDept(db: Database, deptId: number, change: Updateable<DeptTable>): Promise<void> {
  await db.updateTable('depts').set(change).where('deptId', '=', deptId).execute()
}

/** Sets the version that the history of the demo comes to. */
export async function setDeptVersion(db: Database, deptId: number, version: number): Promise<void> {
  await db.updateTable('depts').set({ version }).where('deptId', '=', deptId).execute()
}
