import type { Contract } from 'atrium/contract/module/contract'
import type { Module } from 'atrium/contract/module/module'
import { platform } from 'atrium/contract/module/platform'
import type { Product, Resource } from '../call/resource'
import { continueIdentity } from '../db/engines/columns'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { platformResources } from '../resources'
import { bumpMenuEntries } from '../services/menu/menu-install'
import { dictionaryParts, installDictionaries } from './dictionary-install'
import { installMenu } from './menu/menu-install'
import { menuPlan } from './menu/menu-plan'
import { insertSettings, settingParts } from '../services/setting/setting-install'
import { readParts, type Parts } from './parts'

/** A module with its resources, by a name that stays. */
export interface PresentModule {
  readonly module: Module
  readonly resources: Readonly<Record<string, Resource>>
}

/** The modules and data to install. */
export interface Installation {
  readonly product: Product
  /** The names of the modules that run; the platform always does. */
  readonly active: readonly string[]
  /** Whether demo rows are added. */
  readonly demo: boolean
}

/** Returns the platform and every module of a product. */
export const presentModules = (product: Product): PresentModule[] =>
  product.contract.declared.map((module) => ({
    module,
    resources:
      module.name === platform.name ? platformResources(product) : (product.servers[module.name]?.resources ?? {}),
  }))

/** Returns the modules that run unless `MODULES` says otherwise. */
export function defaultModules({ modules }: Contract, demo: boolean): string[] {
  return modules.filter(({ module }) => demo || !module.isSample).map(({ module }) => module.name)
}

/** Whether a module runs; the platform always does. */
export const isActive = ({ module }: PresentModule, active: readonly string[]) =>
  module.name === platform.name || active.includes(module.name)

/** The resources of the API: those of the platform and of the modules that run. */
export function activeResources(product: Product, active: readonly string[]): Resource[] {
  return presentModules(product)
    .filter((one) => isActive(one, active))
    .flatMap((one) => Object.values(one.resources))
}

const demoPartsOf = (present: PresentModule) =>
  Object.entries(present.resources).flatMap(([name, { seedDemo }]) => (seedDemo ? [`demo/${name}`] : []))

const partsOf = (present: PresentModule, { product, demo }: Installation) => [
  ...menuPlan(product, present.module).map(({ part }) => part),
  ...dictionaryParts(present.module),
  ...settingParts(present.module),
  ...(demo ? demoPartsOf(present) : []),
]

/** Whether all modules are recorded as running or not, and nothing of those that run is missing. */
export async function isInstalled(db: Database, installation: Installation) {
  const { product, active } = installation
  const present = presentModules(product)
  const known = new Map((await db.selectFrom('modules').selectAll().execute()).map((row) => [row.name, row.isActive]))
  if (present.some((one) => known.get(one.module.name) !== (isActive(one, active) ? 1 : 0))) return false
  const rows = await db.selectFrom('moduleParts').select(['module', 'part']).execute()
  const parts = new Set(rows.map(({ module, part }) => `${module}/${part}`))
  const running = present.filter((one) => isActive(one, active))
  return running.every((one) => partsOf(one, installation).every((part) => parts.has(`${one.module.name}/${part}`)))
}

/**
 * Installs what is missing, but for the demo rows of modules, within the transaction of `db`. Departments have to be there already where `demo` is set, which adds the demo
 * rows of the platform.
 */
export async function installParts(
  db: Database,
  engine: Engine['name'],
  { product, active, demo }: Installation,
): Promise<void> {
  for (const one of presentModules(product)) {
    const { module } = one
    await recordModule(db, module.name, isActive(one, active) ? 1 : 0)
    const parts = await readParts(db, module.name)
    if (!isActive(one, active)) continue
    await installMenu(db, menuPlan(product, module), parts)
    // Entries with ids of their own may be followed by a module whose entries get the next ones.
    await continueIdentity(db as never, engine, 'menus', 'id')
    await installDictionaries(db, module, parts)
    await installSettings(db, module, parts)
    if (demo && module.name === platform.name) await installDemoRows(db, product, one, parts)
  }
}

/** Adds the demo rows of modules that are missing, where `demo` is set. They may name people, who have to be there already. */
export async function installDemo(db: Database, { product, active, demo }: Installation): Promise<void> {
  for (const one of demo ? presentModules(product) : [])
    if (isActive(one, active)) await installDemoRows(db, product, one, await readParts(db, one.module.name))
}

/** Starts or stops a module. Its entries get a new version, so that clients reload their menu. */
async function recordModule(db: Database, name: string, active: 0 | 1): Promise<void> {
  const known = await db.selectFrom('modules').select('isActive').where('name', '=', name).executeTakeFirst()
  if (!known) await db.insertInto('modules').values({ name, isActive: active }).execute()
  if (!known || known.isActive === active) return
  await db.updateTable('modules').set({ isActive: active }).where('name', '=', name).execute()
  await bumpMenuEntries(db, name)
}

async function installSettings(db: Database, module: Module, parts: Parts): Promise<void> {
  const missing = settingParts(module).filter((part) => !parts.has(part))
  await insertSettings(
    db,
    module.name,
    missing.map((part) => part.slice(part.indexOf('/') + 1)),
  )
  await parts.addAll(missing.map((part) => ({ part })))
}

async function installDemoRows(
  db: Database,
  product: Product,
  { resources: own }: PresentModule,
  parts: Parts,
): Promise<void> {
  for (const [name, { seedDemo }] of Object.entries(own)) {
    if (!seedDemo || parts.has(`demo/${name}`)) continue
    await seedDemo(db, product)
    await parts.add(`demo/${name}`)
  }
}

/**
 * Brings a database that is in use to the modules of this build: what a module has and the database never had is added, what
 * was changed or deleted since stays so. Only reads where nothing is missing.
 */
export async function installModules(engine: Engine, installation: Installation): Promise<void> {
  if (await isInstalled(engine.db, installation)) return
  await engine.write(async (trx) => {
    await installParts(trx, engine.name, installation)
    await installDemo(trx, installation)
  })
}
