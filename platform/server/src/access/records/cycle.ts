import { sql } from 'kysely'
import { idsAbove, type TreeTable } from './tree-ids'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'

/** Throws `record.cycle` at a field of the form where a record would be below itself. */
export async function rejectCycle({ db }: WriteCall, tree: TreeTable, id: number, parent: number, at: string) {
  const { rows } = await sql`select 1 from ${idsAbove(tree, parent)} as above where node = ${id}`.execute(db)
  if (rows.length > 0) throw new AppError('record.cycle', { at })
}

/** Returns on which level a record is, from 1 at the top; 0 for one that is not there. */
export async function levelOf({ db }: WriteCall, tree: TreeTable, id: number): Promise<number> {
  const { rows } = await sql<{ level: number }>`select count(*) as level from ${idsAbove(tree, id)} as above`.execute(
    db,
  )
  return rows[0]!.level
}
