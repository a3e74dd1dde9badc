import type { Output, Parsed } from '@atrium/contract/endpoint'
import { sessionSeconds, type session } from '@atrium/contract/session'
import { sql } from 'kysely'
import { AppError } from '../../http/app-error'
import type { Call } from '../../http/call'
import { createToken, hashToken } from '../../http/tokens'
import { findDemoAccounts } from '../user/user.seed'

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
    .select(['userId', 'passwordHash', 'status'])
    .executeTakeFirst()
  const right = await deps.passwords.verify(user?.passwordHash ?? nobodysHash, password)
  if (!user) throw new AppError(deps.loginMessages === 'distinct' ? 'login.unknownUser' : 'login.refused')
  if (!right) throw new AppError(deps.loginMessages === 'distinct' ? 'login.wrongPassword' : 'login.refused')
  if (user.status === 0) throw new AppError('login.disabled')
  return openSession(call, user.userId)
}

async function openSession({ db, now, address, agent }: Call, userId: number): Promise<string> {
  const token = createToken()
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
    await trx
      .insertInto('sessions')
      .values({
        tokenHash: hashToken(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + sessionSeconds * 1000,
        address,
        agent,
      })
      .execute()
    await trx
      .insertInto('signIns')
      .values({ userId, at: now, day: dayOf(now) })
      .execute()
  })
  return token
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
