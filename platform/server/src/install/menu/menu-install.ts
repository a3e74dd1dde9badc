import type { Database } from '../../db/schema'
import { insertMenuEntries } from '../../services/menu/menu-install'
import type { PlannedEntry } from './menu-plan'
import type { Parts } from '../parts'
import { untaken } from '../untaken'

/** Adds the entries of the menu that the plan of a module has and this database never had. What is below a deleted entry counts as deleted. */
export async function installMenu(db: Database, plan: readonly PlannedEntry[], parts: Parts): Promise<void> {
  const missing = plan.filter(({ part }) => !parts.has(part))
  if (missing.length === 0) return
  if (await areFree(db, missing)) return insertTogether(db, missing, parts)
  for (const planned of missing) {
    const pid = planned.above === undefined ? 0 : parts.menuId(planned.above)
    await parts.add(planned.part, pid === undefined ? undefined : await insertOne(db, planned, pid))
  }
}

/** Whether all ids that the entries should have can be given, as in a new database. */
async function areFree(db: Database, planned: readonly PlannedEntry[]): Promise<boolean> {
  const ids = planned.flatMap(({ id }) => id ?? [])
  if (ids.length < planned.length) return false
  const taken = await db.selectFrom('menus').select('id').where('id', 'in', ids).limit(1).executeTakeFirst()
  const top = planned.flatMap(({ above, row }) => (above === undefined ? [row] : []))
  const isWhole = planned.every(({ above }) => above === undefined || planned.some(({ part }) => part === above))
  if (taken || !isWhole) return false
  const siblings = await db.selectFrom('menus').select(['name', 'path']).where('pid', '=', 0).execute()
  return siblings.every(({ name, path }) => top.every((row) => row.name !== name && row.path !== path))
}

async function insertTogether(db: Database, planned: readonly PlannedEntry[], parts: Parts): Promise<void> {
  const idOf = new Map(planned.map(({ part, id }) => [part, id!]))
  const rows = planned.map(({ id, above, row }) => ({
    ...row,
    id: id!,
    pid: above === undefined ? 0 : idOf.get(above)!,
  }))
  await insertMenuEntries(db, rows)
  await parts.addAll(planned.map(({ part, id }) => ({ part, menuId: id! })))
}

async function insertOne(db: Database, { row }: PlannedEntry, pid: number): Promise<number> {
  const siblings = await db.selectFrom('menus').select(['name', 'path']).where('pid', '=', pid).execute()
  const free = {
    name: untaken(
      row.name,
      siblings.map(({ name }) => name),
    ),
    path: untaken(
      row.path,
      siblings.map(({ path }) => path),
    ),
  }
  const [id] = await insertMenuEntries(db, [{ ...row, ...free, pid }])
  return id!
}
