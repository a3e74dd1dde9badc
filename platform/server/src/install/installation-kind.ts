import type { Demo } from 'atrium/contract/brand'
import type { InstallationKind } from 'atrium/contract/session'
import { isPerson } from '../access/records/persons'
import { isAdmin } from '../access/scope'
import { hasPassword } from '../access/grants'
import { endSessionsOf } from '../services/session/session-end'
import type { Passwords } from '../call/call'
import { noPassword } from '../credentials/no-password'
import { createToken } from '../credentials/tokens'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import { replacePassword } from '../services/user/user-account'

/** Returns what a database was filled with, undefined for an empty one. */
export async function readInstallation(db: Database): Promise<InstallationKind | undefined> {
  return (await db.selectFrom('installation').select('kind').executeTakeFirst())?.kind
}

/** Records the kind of an installation. */
export async function recordInstallation(db: Database, kind: InstallationKind): Promise<void> {
  await db.deleteFrom('installation').execute()
  await db.insertInto('installation').values({ id: 1, kind }).execute()
}

/** Writes the row of the installation as it is: the smallest write that shows whether the database takes any. */
export async function rewriteInstallation(db: Database): Promise<void> {
  await db
    .updateTable('installation')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .execute()
}

/** The accounts that changed when a database became a real installation. */
export interface EndedDemo {
  /** The accounts whose public password ended. */
  readonly usernames: readonly string[]
  /** The admin who got a password instead, as nobody else could have given them one. */
  readonly admin: { readonly username: string; readonly password: string } | undefined
}

const selectPublic = (db: Database, demo: Demo) => db.selectFrom('users').where('passwordHash', '=', demo.passwordHash)

/**
 * Makes a database with users a real installation: accounts with the public password of the demo, disabled ones too, have none
 * from now on, and their sessions end. If no admin is left who can sign in, the first one gets a password that has to be changed.
 */
export async function endDemo({ write }: Engine, now: number, passwords: Passwords, demo: Demo): Promise<EndedDemo> {
  const password = createToken().slice(0, 24)
  const passwordHash = await passwords.hash(password)
  return write(async (db) => {
    await recordInstallation(db, 'none')
    const users = await selectPublic(db, demo).select(['userId', 'username']).orderBy('userId').execute()
    const admins = db.selectFrom('users').where(isAdmin).where(isPerson).where('users.status', '=', 1)
    const first = await admins.select(['userId', 'username']).orderBy('userId').executeTakeFirst()
    const change = { passwordHash: noPassword, mustChangePassword: 1 } as const
    await replacePassword(db, { passwordHash: demo.passwordHash }, change)
    const userIds = users.map(({ userId }) => userId)
    await endSessionsOf(db, { reason: 'session.passwordReset', now }, userIds)
    const usernames = users.map(({ username }) => username)
    if (
      !first ||
      !userIds.includes(first.userId) ||
      (await admins.where(hasPassword(now)).select('userId').executeTakeFirst())
    )
      return { usernames, admin: undefined }
    const { userId } = first
    await replacePassword(db, { passwordHash: noPassword, userId }, { passwordHash, mustChangePassword: 1 })
    return { usernames, admin: { username: first.username, password } }
  })
}

/** Whether something of a demo is left to be ended. */
export async function isDemoLeft(db: Database, demo: Demo): Promise<boolean> {
  const recorded = await db.selectFrom('installation').select('kind').executeTakeFirst()
  return recorded?.kind !== 'none' || (await selectPublic(db, demo).select('userId').executeTakeFirst()) !== undefined
}
