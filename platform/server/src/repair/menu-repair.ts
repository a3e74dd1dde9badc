import type { Selectable } from 'kysely'
import type { ProductData } from '../call/call'
import type { Engine } from '../db/engines/engine'
import type { Database, MenuTable } from '../db/schema'
import type { Change, Writes } from '../call/write-call'
import { hasWayIn, menuPage } from '../resources/menu/menu-way-in'
import { addMenuEntry, changeMenuEntry } from '../services/menu/menu-entry'
import { seedMenus, type SeedMenu } from '../install/menu/menu-plan'
import { untaken } from '../install/untaken'
import { logRepair } from './repair-log'

type Entry = Selectable<MenuTable>

/** The entries of the administration as a new database has them. */
interface Administration {
  readonly menuPage: SeedMenu
  /** That of the administration, then those below it, each after the one above. */
  readonly directories: readonly SeedMenu[]
  readonly pages: readonly SeedMenu[]
  readonly buttons: readonly SeedMenu[]
}

function administrationOf(product: ProductData): Administration {
  const all = seedMenus(product)
  const seededMenuPage = all.find(({ component }) => component === menuPage)!
  const directory = all.find(({ id }) => id === seededMenuPage.pid)!
  const directories = [directory]
  for (const { id } of directories) directories.push(...all.filter(({ pid, menuType }) => pid === id && menuType === 0))
  const isBelow = (above: readonly SeedMenu[]) => (entry: SeedMenu) =>
    entry.menuType !== 0 && above.some(({ id }) => id === entry.pid)
  const pages = all.filter(isBelow(directories))
  const buttons = all.filter(isBelow(pages))
  return { menuPage: seededMenuPage, directories, pages, buttons }
}

/** The changes of a repair to the menu. The texts name entries. */
export interface MenuRepair {
  added: string[]
  /** Were disabled or hidden on the way to the menu administration. */
  shown: string[]
  /** Other pages of the administration that are disabled or hidden, and stay so. */
  left: string[]
}

const allEntries = (db: Database) => db.selectFrom('menus').selectAll().orderBy('id').execute()
const isShown = ({ status, visible }: Entry) => status === 1 && visible === 1
const nameOf = ({ name, nameEn, component, permission, path }: Entry) =>
  `${name} (${nameEn}, ${component || permission || path})`

/** For an entry with the same purpose, wherever it is and whatever its name is; a directory by its path in the one with the id `above`. */
function isSame(seed: SeedMenu, above = 0) {
  return ({ menuType, pid, path, component, permission }: Entry): boolean => {
    if (menuType !== seed.menuType) return false
    if (seed.component) return component === seed.component
    return seed.permission ? permission === seed.permission : pid === above && path.toLowerCase() === seed.path
  }
}

async function addEntry(writes: Writes, { id, ...seed }: SeedMenu, pid: number): Promise<Entry> {
  const entries = await allEntries(writes.db)
  const siblings = entries.filter((entry) => entry.pid === pid)
  const row = {
    ...seed,
    pid,
    name: untaken(
      seed.name,
      siblings.map(({ name }) => name),
    ),
    path: untaken(
      seed.path,
      siblings.map(({ path }) => path),
    ),
    ...(entries.every((entry) => entry.id !== id) && { id }),
  }
  return addMenuEntry(writes, row)
}

/** New entries belong to no role, so that only admins get anything back by them. A directory is added where a page below it is missing. */
async function addMissing(writes: Writes, { directories, pages, buttons }: Administration): Promise<Entry[]> {
  const entries = await allEntries(writes.db)
  const needed = new Set(pages.filter((seed) => !entries.some(isSame(seed))).map(({ pid }) => pid))
  for (const { id, pid } of directories.toReversed()) if (needed.has(id)) needed.add(pid)
  const above = directories.filter(({ id }) => needed.has(id))
  const ids = new Map([[0, 0]])
  const added: Entry[] = []
  for (const seed of [...above, ...pages, ...buttons]) {
    const same = entries.find(isSame(seed, ids.get(seed.pid)))
    const entry = same ?? (await addEntry(writes, seed, ids.get(seed.pid)!))
    if (!same) added.push(entry)
    ids.set(seed.id, entry.id)
  }
  return added
}

/** Enables and shows the menu administration and what is above it, unless it can be reached already. */
async function showWayIn(writes: Writes, { menuPage: seeded }: Administration): Promise<Entry[]> {
  if (await hasWayIn(writes.db)) return []
  const entries = await allEntries(writes.db)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const shown: Entry[] = []
  for (let at = entries.find(isSame(seeded)); at; at = byId.get(at.pid)) {
    // Taken out, so that a cycle ends.
    byId.delete(at.id)
    if (!isShown(at)) shown.push(await changeMenuEntry(writes, at, { status: 1, visible: 1 }))
  }
  return shown
}

/**
 * Makes the menu administration reachable again and adds what is missing of the seeded administration. What else is disabled
 * stays so: enabling it would give roles permissions back that somebody took from them.
 */
export function repairMenu(product: ProductData, engine: Engine, now: number): Promise<MenuRepair> {
  const administration = administrationOf(product)
  return engine.write(async (trx) => {
    const changes: Change[] = []
    const writes: Writes = { db: trx, now, changed: (change) => void changes.push(change) }
    const added = await addMissing(writes, administration)
    const shown = await showWayIn(writes, administration)
    if (changes.length) await logRepair(trx, { now, operation: 'npm run repair', target: 'menu' }, changes)
    const hidden = (await allEntries(trx)).filter((entry) => !isShown(entry))
    return {
      added: added.map(nameOf),
      shown: shown.map(nameOf),
      left: hidden.filter((entry) => administration.pages.some((seed) => isSame(seed)(entry))).map(nameOf),
    }
  })
}
