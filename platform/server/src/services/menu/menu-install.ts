import type { Insertable, Updateable } from 'kysely'
import type { Database, MenuTable } from '#server/db/schema'

/** Adds the entries of a module when it is installed. */
export async function insertMenuEntries(db: Database, entries: readonly Insertable<MenuTable>[]): Promise<number[]> {
  const rows = await db.insertInto('menus').values(entries).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Brings an entry of a module to what its source says, and bumps its version, so that clients reload their menu. */
export async function refreshMenuEntry(db: Database, id: number, entry: Updateable<MenuTable>): Promise<void> {
  await db
    .updateTable('menus')
    .set((eb) => ({ ...entry, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Gives entries names that no other has, until they get theirs: two of them may change places. */
export async function clearMenuNames(db: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await db
      .updateTable('menus')
      .set({ name: `- ${id}` })
      .where('id', '=', id)
      .execute()
}

/** Deletes entries that a module no longer has, and those directly below them. Roles lose them with the rows. */
export async function deleteMenuEntries(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('menus')
    .where((eb) => eb.or([eb('id', 'in', ids), eb('pid', 'in', ids)]))
    .execute()
}

/** Bumps the versions of all entries of a module that begins or ends to run, so that clients reload their menu. */
export async function bumpMenuEntries(db: Database, module: string): Promise<void> {
  const own = db.selectFrom('moduleParts').where('module', '=', module).where('menuId', 'is not', null)
  await db
    .updateTable('menus')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      own.select((eb) => eb.ref('menuId').$notNull().as('id')),
    )
    .execute()
}

/** Sets the version that the history of the demo comes to. */
export async function setMenuVersion(db: Database, id: number, version: number): Promise<void> {
  await db.updateTable('menus').set({ version }).where('id', '=', id).execute()
}
