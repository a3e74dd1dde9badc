import { recordKinds } from '@atrium/contract'
import { resources } from '../resources'
import { seedDepts } from '../resources/dept/dept.seed'
import { seedDictionaries } from '../resources/dict/dict.seed'
import { seedHistory } from '../resources/log/history/history.seed'
import { insertMenus } from '../resources/menu/menu.seed'
import { seedRoles } from '../resources/role/role.seed'
import { seedDemoUsers, seedFirstAdmin } from '../resources/user/user.seed'
import { continueIdentity, snakeCase } from '../db/engines/columns'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'

/** Tables that the seed may give ids of its own. */
const numbered = [...Object.values(recordKinds), { table: 'demoRows', id: 'id' }]

/** Whether nobody can sign in yet, which is when a seed applies. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('userId').limit(1).executeTakeFirst()) === undefined
}

type Part = (db: Database) => Promise<void>

function seed(engine: Engine, demo: boolean, users: Part, history?: Part): Promise<boolean> {
  // In turn, since several processes may start on one empty database.
  return engine.write(async (trx) => {
    if (!(await isEmpty(trx))) return false
    await insertMenus(trx)
    await seedRoles(trx)
    await seedDictionaries(trx)
    await seedDepts(trx, demo)
    if (demo) for (const { seedDemo } of resources) await seedDemo?.(trx)
    await users(trx)
    for (const { table, id } of numbered)
      await continueIdentity(trx as never, engine.name, snakeCase(table), snakeCase(id))
    await history?.(trx)
    return true
  })
}

/**
 * Fills an empty database with everything of the demo: four users with a known password, departments, posts, 1,000
 * sample rows and, unless `history` is false, what happened in the 90 days before `now`. False when it is not empty, or another
 * process was first.
 */
export function seedDemo(engine: Engine, now: number, history = true): Promise<boolean> {
  const users: Part = (db) => seedDemoUsers(db, now)
  return seed(engine, true, users, history ? (db) => seedHistory(db, now) : undefined)
}

/**
 * Fills an empty database with what a real installation starts with: menus, roles, dictionaries, the top department and one
 * admin. False when it is not empty, or another process was first.
 */
export function seedStructure(engine: Engine, now: number, adminPasswordHash: string): Promise<boolean> {
  return seed(engine, false, (db) => seedFirstAdmin(db, now, adminPasswordHash))
}
