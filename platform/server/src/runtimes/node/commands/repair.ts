import type { Product } from '#server/call/resource'
import type { Engine } from '#server/db/engines/engine'
import { isEmpty } from '#server/install/seed'
import { openDatabase, withoutPassword } from '../database'
import { createLog } from '../logger'
import { fastestPasswords } from '../native/passwords-native'
import { readSettings, StartError } from '../settings'
import { repairMenu } from '#server/repair/menu-repair'
import { repairPassword } from '#server/repair/password-repair'
import { runCommand } from './command'

const usage = `Use one of:
  npm run repair                     makes the menu administration reachable again
  npm run repair password USERNAME   enables an account and gives it a password for one sign-in
The server may be running. DATABASE_URL is read as the server reads it.`

const list = (heading: string, lines: readonly string[]) =>
  lines.length ? [`${heading}:`, ...lines.map((line) => `  ${line}`)] : []

async function tellMenu(engine: Engine, product: Product): Promise<string[]> {
  const { added, shown, left } = await repairMenu(product, engine, Date.now())
  const isSound = added.length === 0 && shown.length === 0
  return [
    ...(isSound ? ['Nothing had to be repaired: the menu administration can be reached.'] : []),
    ...list('Added', added),
    ...list('Enabled and shown', shown),
    ...list('Still disabled or hidden, which the menu administration changes', left),
  ]
}

const providerOnly =
  'It is linked to an identity provider that allows no local passwords, so it signs in there all the same. Administrators are excepted: repair the account of one, and allow local passwords on the page Single sign-on.'

async function tellPassword(engine: Engine, username: string): Promise<string[]> {
  const repaired = await repairPassword(engine, await fastestPasswords(), Date.now(), username)
  if (!repaired) throw new StartError(`There is no user "${username}".`)
  return [
    `New password of ${username}, shown only this once: ${repaired.password}`,
    'It works for 24 hours and has to be changed after signing in. The account is enabled, its sessions have ended, and it has no second factor.',
    ...(repaired.isProviderOnly ? [providerOnly] : []),
  ]
}

function repairOf([what, username, ...rest]: readonly string[]) {
  if (what === undefined) return tellMenu
  if (what !== 'password' || !username || rest.length > 0) throw new StartError(usage)
  return (engine: Engine) => tellPassword(engine, username)
}

async function run(product: Product): Promise<void> {
  const repair = repairOf(process.argv.slice(2))
  const { databaseUrl, database, logLevel, mayMigrate } = readSettings(product, process.env)
  const engine = await openDatabase(product, databaseUrl, createLog(logLevel), { mayMigrate, limits: database })
  try {
    if (await isEmpty(engine.db)) {
      throw new StartError(
        `The database ${withoutPassword(databaseUrl)} holds no users yet. Set DATABASE_URL to yours.`,
      )
    }
    console.log((await repair(engine, product)).join('\n'))
  } finally {
    await engine.close()
  }
}

/** Gives access to the database of a product back, as the arguments of the process say. */
export const runRepair = (product: Product) => runCommand(() => run(product))
