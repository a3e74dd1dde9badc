import type { Module } from 'atrium/contract/module/module'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { deleteDictionary, deleteDictValues, renameDictionary } from '../resources/dict/dict-install'
import { clearMenuNames, deleteMenuEntries, refreshMenuEntry } from '../services/menu/menu-install'
import { dictionaryParts } from './dictionary-install'
import { menuPlan, type PlannedEntry } from './menu/menu-plan'
import type { ProductData } from '../call/call'
import { installParts, isActive, presentModules, type Installation } from './modules'
import { readParts } from './parts'
import { untaken } from './untaken'

/**
 * Brings menu and dictionaries of the modules that run to what their sources say. What was changed or deleted in the database is
 * lost, so this is for development alone. What was added by hand stays, but for entries below one that the module no longer has.
 */
export async function refreshModules(engine: Engine, installation: Installation): Promise<void> {
  const { product } = installation
  await engine.write(async (trx) => {
    for (const one of presentModules(product)) {
      if (!isActive(one, installation.active)) continue
      await removeObsolete(trx, product, one.module)
      await refreshMenu(trx, product, one.module)
      await refreshDictionaries(trx, one.module)
    }
    await installParts(trx, engine.name, installation)
  })
}

/** Removes entries and dictionaries that the module no longer has, and what is recorded of entries that were deleted. */
async function removeObsolete(db: Database, product: ProductData, module: Module): Promise<void> {
  const wanted = new Set([...menuPlan(product, module).map(({ part }) => part), ...dictionaryParts(module)])
  const rows = await db.selectFrom('moduleParts').selectAll().where('module', '=', module.name).execute()
  const obsolete = rows.filter(({ part, menuId }) => {
    if (part.startsWith('demo/') || part.startsWith('setting/')) return false
    return !wanted.has(part) || (menuId === null && !part.startsWith('dict/'))
  })
  const menuIds = obsolete.flatMap(({ menuId }) => menuId ?? [])
  await forget(
    db,
    module,
    obsolete.map(({ part }) => part),
  )
  await deleteMenuEntries(db, menuIds)
  for (const { part } of obsolete) {
    const [kind, type, value] = part.split('/')
    if (kind === 'dict' && value === undefined) await deleteDictionary(db, type!)
    else if (kind === 'dict') await deleteDictValues(db, type!, [value!])
  }
}

async function forget(db: Database, { name }: Module, parts: readonly string[]): Promise<void> {
  if (parts.length === 0) return
  await db.deleteFrom('moduleParts').where('module', '=', name).where('part', 'in', parts).execute()
}

async function refreshMenu(db: Database, product: ProductData, module: Module): Promise<void> {
  const parts = await readParts(db, module.name)
  const idOf = (part: string | undefined) => (part === undefined ? 0 : parts.menuId(part))
  const rows = await db.selectFrom('menus').selectAll().execute()
  const before = new Map(rows.map((row) => [row.id, row]))
  const changed = menuPlan(product, module).flatMap((planned) => {
    const [id, pid] = [idOf(planned.part), idOf(planned.above)]
    if (id === undefined || pid === undefined) return []
    const row = before.get(id)!
    const isSame = row.pid === pid && Object.entries(planned.row).every(([key, value]) => row[key as 'name'] === value)
    return isSame ? [] : [{ id, pid, planned }]
  })
  // Names are unique below an entry, and two of them may change places.
  await clearMenuNames(
    db,
    changed.map(({ id }) => id),
  )
  for (const one of changed) await updateEntry(db, one)
}

async function updateEntry(
  db: Database,
  { id, pid, planned: { row } }: { id: number; pid: number; planned: PlannedEntry },
): Promise<void> {
  const siblings = await db
    .selectFrom('menus')
    .select(['name', 'path'])
    .where('pid', '=', pid)
    .where('id', '!=', id)
    .execute()
  const taken = (column: 'name' | 'path') => siblings.map((one) => one[column])
  const free = { name: untaken(row.name, taken('name')), path: untaken(row.path, taken('path')) }
  await refreshMenuEntry(db, id, { ...row, ...free, pid })
}

/** Values are installed again: nothing refers to their rows. */
async function refreshDictionaries(db: Database, module: Module): Promise<void> {
  for (const [dictType, { name, remark = '', values }] of Object.entries(module.dictionaries ?? {})) {
    const words = { dictName: name.zh, dictNameEn: name.en, remark }
    await renameDictionary(db, dictType, words)
    await deleteDictValues(
      db,
      dictType,
      values.map(([value]) => value),
    )
  }
  await forget(db, module, dictionaryParts(module))
}
