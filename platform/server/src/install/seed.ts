import type { InstallationKind } from 'atrium/contract/session'
import type { Product } from '../call/resource'
import { seedDemoDepts, seedTopDept } from '../resources/dept/dept.seed'
import { seedHistory } from '../resources/log/history/history.seed'
import { seedNotices } from '../resources/notice/notice.seed'
import { seedRoles } from '../resources/role/role.seed'
import { seedDemoUsers, seedFirstAdmin } from '../resources/user/user.seed'
import { continueIdentity } from '../db/engines/columns'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { recordInstallation } from './installation-kind'
import { memberMenus, openToAll } from './module/module-entries'
import { defaultModules, installDemo, installParts, type Installation } from './modules'

/** Whether nobody can sign in yet, which is when a seed applies. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('userId').limit(1).executeTakeFirst()) === undefined
}

type Part = (db: Database) => Promise<void>

/** The parts of one seed alone; all have menus, the four roles and dictionaries. */
export interface SeedContent {
  readonly kind: InstallationKind
  readonly depts: Part
  /** Roles and the menus that they open, beside the four with those specified for the demo. */
  readonly roles?: Part
  readonly users: Part
  /** The history before the installation. */
  readonly history?: Part
}

/** Fills an empty database. False when it is not empty, or another process was first. */
export function fillEmpty(engine: Engine, installation: Installation, content: SeedContent): Promise<boolean> {
  // In turn, since several processes may start on one empty database.
  return engine.write(async (trx) => {
    if (!(await isEmpty(trx))) return false
    await content.depts(trx)
    await installParts(trx, engine.name, installation)
    const { contract } = installation.product
    await seedRoles(trx, await memberMenus(trx, contract))
    await content.roles?.(trx)
    await content.users(trx)
    await installDemo(trx, installation)
    await recordInstallation(trx, content.kind)
    // The seed gives ids of its own.
    for (const { table, id } of Object.values(contract.recordKinds))
      await continueIdentity(trx as never, engine.name, table, id)
    await content.history?.(trx)
    return true
  })
}

/** Parts that the demo seed can leave out. */
interface DemoOptions {
  /** The history of the 90 days before. */
  readonly history?: boolean
  readonly active?: readonly string[]
}

/**
 * Fills an empty database with everything of the demo: four users with a known password, departments, posts, the demo rows of the
 * modules and, unless `history` is false, what happened in the 90 days before `now`. False when it is not empty, or another
 * process was first.
 */
export function seedDemo(
  product: Product,
  engine: Engine,
  now: number,
  { history = true, active = defaultModules(product.contract, true) }: DemoOptions = {},
): Promise<boolean> {
  const { brand, demo } = product
  return fillEmpty(
    engine,
    { product, active, demo: true },
    {
      kind: 'demo',
      depts: (db) => seedDemoDepts(db, brand),
      users: async (db) => {
        await seedDemoUsers(db, now, demo)
        await seedNotices(db, now)
      },
      ...(history && { history: (db) => seedHistory(db, now, demo) }),
    },
  )
}

/**
 * Fills an empty database with what a real installation starts with: menus, roles, dictionaries, the top department and one
 * admin. False when it is not empty, or another process was first.
 */
export function seedStructure(
  product: Product,
  engine: Engine,
  now: number,
  adminPasswordHash: string,
  active: readonly string[] = defaultModules(product.contract, false),
): Promise<boolean> {
  return fillEmpty(
    engine,
    { product, active, demo: false },
    {
      kind: 'none',
      depts: seedTopDept,
      roles: (db) => openToAll(db, product.contract),
      users: (db) => seedFirstAdmin(db, now, adminPasswordHash),
    },
  )
}
