import type { Module } from '@atrium/contract/module/module'
import type { Selectable } from 'kysely'
import type { Database, MenuTable } from '../db/schema'
import { dictionaryParts } from './dictionary-install'
import { menuPlan, type PlannedEntry } from './menu-plan'
import type { Parts } from './parts'

/** The ids that a database got with its seed before there were modules, first and last of each directory, then the buttons. */
const seededIds = [
  [1, 12],
  [100, 108],
  [200, 213],
  [300, 330],
  [400, 406],
  [500, 502],
  [600, 604],
  [700, 702],
  [800, 802],
  [900, 902],
  [1000, 1035],
] as const

/** Whether the database was seeded before there were modules. */
export async function isOlderThanModules(db: Database): Promise<boolean> {
  if (await db.selectFrom('modules').select('name').limit(1).executeTakeFirst()) return false
  return (await db.selectFrom('menus').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Records what such a database has of the platform and of the sample pages, which were seeded together. What of that is not
 * there any more was deleted, and stays so.
 */
export async function adopt(db: Database, module: Module, demoParts: readonly string[], parts: Parts): Promise<void> {
  const entries = await db.selectFrom('menus').selectAll().execute()
  const ids = new Map<string | undefined, number>([[undefined, 0]])
  const adopted = menuPlan(module).flatMap((planned) => {
    const same = entries.find(isSame(planned, ids.get(planned.above)))
    if (same) ids.set(planned.part, same.id)
    return same || wasSeeded(planned) ? [{ part: planned.part, ...(same && { menuId: same.id }) }] : []
  })
  const others = [...dictionaryParts(module), ...demoParts].map((part) => ({ part }))
  await parts.addAll([...adopted, ...others])
}

/** For the entry with the same purpose, whatever its name is and wherever a page of it was moved. */
function isSame({ row }: PlannedEntry, pid: number | undefined) {
  return (entry: Selectable<MenuTable>): boolean => {
    if (entry.menuType !== row.menuType) return false
    if (row.component) return entry.component === row.component
    if (row.permission) return entry.permission === row.permission
    return entry.pid === pid && entry.path.toLowerCase() === row.path.toLowerCase()
  }
}

function wasSeeded({ id = 0 }: PlannedEntry): boolean {
  return seededIds.some(([first, last]) => id >= first && id <= last)
}
