import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminRoleKey } from 'atrium/contract/access'
import { session, sessionSeconds } from 'atrium/contract/session'
import { isPerson } from '#server/access/records/persons'
import { createApp } from '#server/app'
import type { Host } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { createToken } from '#server/credentials/tokens'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { readInstallation } from '#server/install/installation-kind'
import { defaultModules, installModules } from '#server/install/modules'
import { insertSessions } from '#server/services/session/session'
import { fastestPasswords } from '../../native/passwords-native'
import { nativeSha256 } from '../../native/sha256-native'
import { StartError } from '../../settings'
import { cannotWrite } from '../command'
import { withBackup } from './open-file'
import { fillRestored, fillSqlite } from './restore/fill'

const silent = () => {}

async function hostOf(product: Product, engine: Engine): Promise<Host> {
  const demo = (await readInstallation(engine.db)) !== 'none'
  return {
    db: engine.db,
    write: engine.write,
    messages: engine.messages,
    passwords: await fastestPasswords(),
    sha256: nativeSha256,
    log: silent,
    now: Date.now,
    loginMessages: 'uniform',
    modules: defaultModules(product.contract, demo),
    demo,
    idleMillis: sessionSeconds * 1000,
    logDays: 3650,
    deletedInLogs: 'named',
    addressOf: () => '127.0.0.1',
  }
}

/** Opens a session of an administrator, and calls what the console calls first. Returns the name of the account. */
async function signIn(product: Product, engine: Engine): Promise<string> {
  const admin = await engine.db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('roles.roleKey', '=', adminRoleKey)
    .where('roles.status', '=', 1)
    .where('users.status', '=', 1)
    .where(isPerson as never)
    .select(['users.userId', 'users.username'])
    .orderBy('users.userId')
    .executeTakeFirst()
  if (!admin)
    throw new StartError(
      'The backup can be restored, but has no administrator who may sign in. npm run repair password USERNAME enables one afterwards.',
    )
  const host = await hostOf(product, engine)
  await installModules(engine, { product, active: host.modules, demo: false })
  const [token, now] = [createToken(), Date.now()]
  const times = { createdAt: now, lastSeenAt: now, expiresAt: now + 60_000 }
  const tokenHash = host.sha256(token)
  await insertSessions(engine.db, [{ ...times, tokenHash, userId: admin.userId, address: '127.0.0.1', agent: '' }])
  const app = createApp(product, host)
  const { method, path } = session.userInfo
  const response = await app.request(`http://localhost${path}`, { method, headers: { token } })
  if (response.status !== 200)
    throw new StartError(
      `The backup can be restored, but a session of ${admin.username} gets ${response.status}: ${await response.text()}`,
    )
  return admin.username
}

/** A backup that was restored and tried. */
export interface Verified {
  readonly rows: ReadonlyMap<string, number>
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
  /** The administrator whose session was opened. */
  readonly username: string
}

/** Restores a backup into a temporary SQLite database, compares all rows, and opens a session of an administrator there. Throws a StartError where one of these fails. */
export async function verifyBackup(product: Product, file: string, passphrase: string | undefined): Promise<Verified> {
  return withBackup(product, file, passphrase, async (content) => {
    const folder = mkdtempSync(join(tmpdir(), `${product.brand.key}-verify-`))
    try {
      const engine = await openSqlite(join(folder, 'restored.db'), silent)
      try {
        const { target } = await fillSqlite(engine, (empty) => fillRestored(product, content, empty))
        const username = await signIn(product, engine)
        return { rows: new Map([...target].map(([name, { rows }]) => [name, rows])), at: content.manifest.at, username }
      } finally {
        await engine.close()
      }
    } catch (error) {
      throw error instanceof StartError ? error : cannotWrite(join(folder, 'restored.db'), error)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
