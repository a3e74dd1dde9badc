import { modules, recordKinds } from '@atrium/contract'
import { seedDepts } from '../resources/dept/dept.seed'
import { seedHistory } from '../resources/log/history/history.seed'
import { seedRoles } from '../resources/role/role.seed'
import { seedDemoUsers, seedFirstAdmin } from '../resources/user/user.seed'
import { continueIdentity, snakeCase } from '../db/engines/columns'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { defaultModules, installParts, type Installation } from './modules'
import { readParts } from './parts'

/** Whether nobody can sign in yet, which is when a seed applies. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('userId').limit(1).executeTakeFirst()) === undefined
}

type Part = (db: Database) => Promise<void>

/** The entries that modules open to the role `common` of a new database. */
async function memberMenus(db: Database): Promise<number[]> {
  const ids: number[] = []
  for (const { module } of modules) {
    const parts = await readParts(db, module.name)
    ids.push(...(module.memberEntries ?? []).flatMap((path) => parts.menuId(`menu/${path}`) ?? []))
  }
  return ids
}

function seed(engine: Engine, installation: Installation, users: Part, history?: Part): Promise<boolean> {
  // In turn, since several processes may start on one empty database.
  return engine.write(async (trx) => {
    if (!(await isEmpty(trx))) return false
    await seedDepts(trx, installation.demo)
    await installParts(trx, engine.name, installation)
    await seedRoles(trx, await memberMenus(trx))
    await users(trx)
    // The seed gives ids of its own.
    for (const { table, id } of Object.values(recordKinds))
      await continueIdentity(trx as never, engine.name, snakeCase(table), snakeCase(id))
    await history?.(trx)
    return true
  })
}

/** What the demo seed may go without. */
interface DemoOptions {
  /** What happened in the 90 days before. */
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
  const users: Part = (db) => seedDemoUsers(db, now)
  return seed(engine, { active, demo: true }, users, history ? (db) => seedHistory(db, now) : undefined)
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
  return seed(engine, { active, demo: false }, (db) => seedFirstAdmin(db, now, adminPasswordHash))
}
