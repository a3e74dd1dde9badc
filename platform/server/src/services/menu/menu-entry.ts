import { menu } from 'atrium/contract/system/menu.record'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { AppError } from '#server/call/app-error'
import type { Writes } from '#server/call/write-call'
import { countOf } from '#server/db/count'
import type { Database, MenuTable } from '#server/db/schema'
import { takeMenusFromRoles } from '../role/role'

type Entry = Selectable<MenuTable>

/** Adds an entry to the menu, and to the log. No role has it yet. Returns the entry. */
export async function addMenuEntry({ db, changed }: Writes, entry: Insertable<MenuTable>): Promise<Entry> {
  const after = await db.insertInto('menus').values(entry).returningAll().executeTakeFirstOrThrow()
  changed({ target: menu.kind, id: after.id, after })
  return after
}

/** Changes an entry, and adds the change to the log. Bumps its version, so that clients reload their menu. Returns the entry as it is now. */
export async function changeMenuEntry(
  { db, changed }: Writes,
  before: Entry,
  change: Updateable<MenuTable>,
): Promise<Entry> {
  const update = db.updateTable('menus').set({ ...change, version: before.version + 1 })
  const after = await update.where('id', '=', before.id).returningAll().executeTakeFirstOrThrow()
  changed({ target: menu.kind, id: before.id, before, after })
  return after
}

/** Throws `menu.hasChildren` where other entries are below these. */
export async function rejectMenuChildren(db: Database, ids: readonly number[]): Promise<void> {
  const children = await countOf(db.selectFrom('menus').where('pid', 'in', ids).where('id', 'not in', ids))
  if (children > 0) throw new AppError(menu.errors.hasChildren, { values: { n: children } })
}

/** Deletes entries that no others are below, takes them from the roles that have them, and adds all of that to the log. */
export async function removeMenuEntries(writes: Writes, rows: readonly Entry[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await rejectMenuChildren(writes.db, ids)
  await takeMenusFromRoles(writes, ids)
  await writes.db.deleteFrom('menus').where('id', 'in', ids).execute()
  for (const before of rows) writes.changed({ target: menu.kind, id: before.id, before })
}
