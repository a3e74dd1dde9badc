import type { Output, Parsed } from '@atrium/contract/endpoint'
import { sessionSeconds, type session } from '@atrium/contract/session'
import { sql } from 'kysely'
import type { Database } from '../../db/schema'
import { AppError } from '../../http/app-error'
import type { Call } from '../../http/call'
import { createToken, hashToken } from '../../http/tokens'
import { findDemoAccounts } from '../user/user.seed'
import { throttled } from './throttle'

/** Sessions a user may have; a further sign-in ends the oldest. */
const mostSessions = 10

/**
 * Verified in place of the hash of a user who does not exist, so that the answer takes the same work. Nobody knows a
 * password for it: it was made from random bytes that were thrown away.
 */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$FD3yGKlERlOMjUbxZgUzdQ$x3LpQfCBIEeoOexhcY2qw/dtu3722USmEQAzUolXCbc'

export async function loginOptions({ db, deps }: Call): Promise<Output<typeof session.loginOptions>> {
  return { demoAccounts: deps.demo ? await findDemoAccounts(db) : [] }
}

/** Opens a session for the right password and answers its token. */
export async function login(call: Call, { username, password }: Parsed<typeof session.login>['body']): Promise<string> {
  const { db, deps } = call
  const user = await db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .select(['userId', 'username', 'passwordHash', 'status'])
    .executeTakeFirst()
  // Spellings that the database takes for one user name count as one account.
  const right = await throttled(call, user?.username ?? username, () =>
    deps.passwords.verify(user?.passwordHash ?? nobodysHash, password),
  )
  if (!user) throw new AppError(deps.loginMessages === 'distinct' ? 'login.unknownUser' : 'login.refused')
  if (!right) throw new AppError(deps.loginMessages === 'distinct' ? 'login.wrongPassword' : 'login.refused')
  if (user.status === 0) throw new AppError('login.disabled')
  return openSession(call, user.userId)
}

async function openSession({ db, now, address, agent }: Call, userId: number): Promise<string> {
  const token = createToken()
  const session = { tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now, address, agent }
  const expiresAt = now + sessionSeconds * 1000
  await db.transaction().execute(async (trx) => {
    await holdEnabledUser(trx, userId)
    await trx.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
    await trx
      .insertInto('sessions')
      .values({ ...session, expiresAt })
      .execute()
    await endOldest(trx, userId)
    await trx
      .insertInto('signIns')
      .values({ userId, at: now, day: dayOf(now) })
      .execute()
  })
  return token
}

/** Makes other sign-ins of the user wait until this one has counted its sessions, and sees whether they are still enabled. */
async function holdEnabledUser(trx: Database, userId: number): Promise<void> {
  const held = await trx
    .updateTable('users')
    .set({ status: 1 })
    .where('userId', '=', userId)
    .where('status', '=', 1)
    .returning('userId')
    .executeTakeFirst()
  if (!held) throw new AppError('login.disabled')
}

async function endOldest(trx: Database, userId: number): Promise<void> {
  const ofUser = trx.selectFrom('sessions').where('userId', '=', userId)
  const newest = ofUser.select('sessionId').orderBy('sessionId', 'desc').limit(mostSessions)
  await trx.deleteFrom('sessions').where('userId', '=', userId).where('sessionId', 'not in', newest).execute()
}

/** Ends this session; the others of the same person go on. */
export async function logout({ db, actor }: Call): Promise<null> {
  await db.deleteFrom('sessions').where('sessionId', '=', actor.sessionId).execute()
  return null
}

/** A moment's day as YYYY-MM-DD in UTC. */
export function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10)
}
