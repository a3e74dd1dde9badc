import type { Host } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { createToken } from '#server/credentials/tokens'
import type { Engine } from '#server/db/engines/engine'
import { endDemo, isDemoLeft, type EndedDemo } from '#server/install/installation-kind'
import { installModules, isInstalled, type Installation } from '#server/install/modules'
import { refreshModules } from '#server/install/refresh'
import { seedSample } from '#server/install/sample'
import { isEmpty, seedStructure } from '#server/install/seed'
import { migrateFirst, MigrationsMissing, withoutPassword } from '../database'
import { StartError, type Settings } from '../settings'

/** The parts of a host with which a database is filled. */
type Filling = Pick<Host, 'now' | 'passwords' | 'modules' | 'demo'>

async function installFor(product: Product, engine: Engine, host: Filling): Promise<void> {
  const password = createToken().slice(0, 24)
  const isFirst = await seedStructure(product, engine, host.now(), await host.passwords.hash(password), host.modules)
  if (!isFirst) return
  console.log(`\nFirst account: admin\nIts password, shown only this once: ${password}\nChange it after signing in.\n`)
}

function explainEnd({ usernames, admin }: EndedDemo): void {
  if (!usernames.length) return
  console.log(
    `\nThis database was a demo and is a real installation from now on. The public password of ${usernames.length} ${usernames.length === 1 ? 'account' : 'accounts'} has ended (${usernames.slice(0, 5).join(', ')}${usernames.length > 5 ? ', …' : ''}); reset it for those who are to sign in.`,
  )
  if (!admin) return
  console.log(
    `\nAccount: ${admin.username}\nIts password, shown only this once: ${admin.password}\nChange it after signing in.\n`,
  )
}

async function fill(product: Product, engine: Engine, { seed, isRefreshed }: Settings, host: Filling): Promise<void> {
  if (await isEmpty(engine.db)) {
    if (seed === 'none') await installFor(product, engine, host)
    else await seedSample(product, engine, host.now(), seed, { active: host.modules })
    await engine.checkpoint()
  } else if (seed === 'none' && (await isDemoLeft(engine.db, product.demo))) {
    explainEnd(await endDemo(engine, host.now(), host.passwords, product.demo))
  }
  const installation: Installation = { product, active: host.modules, demo: host.demo }
  await (isRefreshed ? refreshModules(engine, installation) : installModules(engine, installation))
}

/** Fills a database with what this build brings, unless it has it, and throws a StartError with a sentence for whatever it rejects. */
export async function fillOrExplain(
  product: Product,
  engine: Engine,
  settings: Settings,
  host: Filling,
): Promise<void> {
  try {
    await fill(product, engine, settings, host)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `What the modules bring (menu, dictionaries, demo rows) could not be written to ${withoutPassword(settings.databaseUrl)}: ${(error as Error).message}. Nothing of it was kept. Check that the database can be written; if it can, set MODULES to the modules that ran before and correct the one that is new or changed.`,
    )
  }
}

/** Throws MigrationsMissing unless the database has all that `fillOrExplain` brings. */
export async function rejectUnfilled(
  product: Product,
  { db }: Pick<Engine, 'db'>,
  { seed, modules: active }: Pick<Settings, 'seed' | 'modules'>,
): Promise<void> {
  const isFilled =
    !(await isEmpty(db)) &&
    !(seed === 'none' && (await isDemoLeft(db, product.demo))) &&
    (await isInstalled(db, { product, active, demo: seed !== 'none' }))
  if (isFilled) return
  throw new MigrationsMissing(
    `It lacks what the modules of this version bring (menu, dictionaries, first account), and MIGRATE_AT_START is "no". ${migrateFirst}`,
  )
}
