import { recordKinds } from '@atrium/contract'
import { chunksOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'

/** Whether the records of a kind belong to departments, which decide who sees them. Users have a scope of their own. */
export const isOfDept = (kind: string): boolean =>
  kind !== 'user' && (recordKinds[kind]?.scopeFields?.includes('deptId') ?? false)

/** The departments of records of such a kind, by the ids of those that are there. */
export async function readDeptIds({ db }: Call, kind: string, ids: readonly number[]): Promise<Map<number, number>> {
  const { table, id } = recordKinds[kind]!
  const deptIds = new Map<number, number>()
  for (const some of chunksOf([...new Set(ids)])) {
    // A table that only the module of the kind knows.
    const rows = db.selectFrom(table as 'users').where(id as 'userId', 'in', some)
    const found = await rows.select([`${id as 'userId'} as id`, 'deptId']).execute()
    for (const row of found) deptIds.set(row.id, row.deptId!)
  }
  return deptIds
}
