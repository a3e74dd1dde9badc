import type { Product } from '#server/call/resource'
import { hashWith } from '#server/db/migrations/0006-log-chain/digest'
import { readInstallation } from '#server/install/installation-kind'
import { openDatabase, withoutPassword } from '../database'
import { fillOrExplain } from '../database/fill'
import { createLog } from '../logger'
import { fastestPasswords } from '../native/passwords-native'
import { nativeSha256 } from '../native/sha256-native'
import { readServerSettings, StartError } from '../settings'
import type { Environment } from '../settings/environment'
import { runCommand } from './command'

const usage = `npm run migrate
It brings the database to this version, as a start of the server does, and ends. It takes no arguments and reads the settings of the server.`

/** How long it waits for a database that is still starting up itself. */
const waitMillis = 60_000

/** Brings the database of an environment to this version. Several at once wait for each other. Throws a StartError that says what to do. */
export async function migrateDatabase(product: Product, environment: Environment): Promise<void> {
  hashWith(nativeSha256)
  const { settings: asked } = readServerSettings(product, environment)
  const log = createLog(asked.logLevel, asked.logFormat)
  const engine = await openDatabase(product, asked.databaseUrl, log, { waitMillis, limits: asked.database })
  try {
    const { settings } = readServerSettings(product, environment, await readInstallation(engine.db))
    const { modules, seed } = settings
    const host = { now: Date.now, passwords: await fastestPasswords(), modules, demo: seed !== 'none' }
    await fillOrExplain(product, engine, settings, host)
    await engine.checkpoint()
  } finally {
    await engine.close()
  }
  console.log(`The database ${withoutPassword(asked.databaseUrl)} is of this version.`)
}

async function run(product: Product): Promise<void> {
  if (process.argv.length > 2) throw new StartError(usage)
  await migrateDatabase(product, process.env)
}

/** Runs `npm run migrate`. */
export const runMigrate = (product: Product) => runCommand(() => run(product))
