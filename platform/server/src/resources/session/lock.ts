import type { Parsed } from 'atrium/contract/endpoint'
import type { LockState, session } from 'atrium/contract/session'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { lockSession, returnLockTry, takeLockTry } from '#server/services/session/session'
import { isAccountPassword } from './reauthentication/account-password'
import { replaceToken } from './replace-token'
import { throttled } from './throttle'

/** Tries that the lock-screen password has at each lock; what is entered after them is compared with the account's alone. */
const lockTries = 5

/** Locks the session. One that is locked keeps its password, or a passer-by at the screen could choose a new one. */
export async function lock(
  { db, deps, actor }: Call,
  { password }: Parsed<typeof session.lock>['body'],
): Promise<null> {
  if (actor.locked) return null
  const lockHash = await deps.passwords.hash(password)
  await lockSession(db, actor.tokenHash, lockHash)
  return null
}

/** Reads whose session it is and what may unlock it: the only data that a locked session gets. */
export async function readLock({ db, actor }: Call): Promise<LockState> {
  const { nickname, avatar, tries } = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.userId', 'sessions.userId')
    .where('sessions.sessionId', '=', actor.sessionId)
    .select(['users.nickname', 'users.avatar', 'sessions.lockTries as tries'])
    .executeTakeFirstOrThrow()
  return { username: actor.username, nickname, avatar, lockPassword: tries < lockTries }
}

/**
 * Opens a locked session for the right password and returns its new token; the old one gets 401 from then on. What is not the
 * lock-screen password is a guess at the account's, and counts for the login throttle like one at the login: a lock-screen
 * password that somebody chose for themselves must not buy them further guesses.
 */
export async function unlock(call: Call, { password, pass }: Parsed<typeof session.unlock>['body']): Promise<string> {
  if (!call.actor.locked) throw new AppError('session.notLocked')
  // Counted before it is made, so that many at once are no more tries than one after the other.
  const attempt = await takeLockTry(call.db, call.actor.tokenHash, lockTries)
  if (!attempt) await mustExist(call)
  if (!attempt || !(await isLockPassword(call, attempt.lockHash, password))) {
    const attempt = { username: call.actor.username, verification: { purpose: 'unlock', pass } }
    const right = await throttled(call, attempt, () => isAccountPassword(call, password))
    if (!right) throw new AppError('unlock.wrongPassword')
  }
  return replaceToken(call)
}

/** Without a try left the session may also be gone: another unlock replaced its token in the meantime. */
async function mustExist({ db, actor }: Call): Promise<void> {
  const own = db.selectFrom('sessions').where('tokenHash', '=', actor.tokenHash).select('sessionId')
  if (!(await own.executeTakeFirst())) throw new AppError('session.unknown')
}

/** A try that came to no comparison, because too many passwords wait to be hashed, is given back. */
async function isLockPassword({ db, deps, actor }: Call, lockHash: string | null, password: string): Promise<boolean> {
  try {
    return lockHash !== null && (await deps.passwords.verify(lockHash, password))
  } catch (error) {
    await returnLockTry(db, actor.tokenHash)
    throw error
  }
}
