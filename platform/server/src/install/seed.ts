import { recordKinds } from '@atrium/contract'
import type { InstallationKind } from '@atrium/contract/session'
import { seedDemoDepts, seedTopDept } from '../resources/dept/dept.seed'
import { seedHistory } from '../resources/log/history/history.seed'
import { seedNotices } from '../resources/notice/notice.seed'
import { seedRoles } from '../resources/role/role.seed'
import { seedDemoUsers, seedFirstAdmin } from '../resources/user/user.seed'
import { continueIdentity } from '../db/engines/columns'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { recordInstallation } from './installation-kind'
import { memberMenus, openToAll } from './module-entries'
import { defaultModules, installParts, type Installation } from './modules'

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
    await seedRoles(trx, await memberMenus(trx))
    await content.roles?.(trx)
    await content.users(trx)
    await recordInstallation(trx, content.kind)
    // The seed gives ids of its own.
    for (const { table, id } of Object.values(recordKinds)) await continueIdentity(trx as never, engine.name, table, id)
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
  engine: Engine,
  now: number,
  { history = true, active = defaultModules(true) }: DemoOptions = {},
): Promise<boolean> {
  return fillEmpty(
    engine,
    { active, demo: true },
    {
      kind: 'demo',
      depts: seedDemoDepts,
      users: async (db) => {
        await seedDemoUsers(db, now)
        await seedNotices(db, now)
      },
      ...(history && { history: (db) => seedHistory(db, now) }),
    },
  )
}

/**
 * Fills an empty database with what a real installation starts with: menus, roles, dictionaries, the top department and one
 * admin. False when it is not empty, or another process was first.
 */
export function seedStructure(
  engine: Engine,
  now: number,
  adminPasswordHash: string,
  active: readonly string[] = defaultModules(false),
): Promise<boolean> {
  return fillEmpty(
    engine,
    { active, demo: false },
    {
      kind: 'none',
      depts: seedTopDept,
      roles: openToAll,
      users: (db) => seedFirstAdmin(db, now, adminPasswordHash),
    },
  )
}
