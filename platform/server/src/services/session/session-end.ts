import type { ErrorCode } from 'atrium/contract/error/codes'
import { sessionSeconds } from 'atrium/contract/session'
import type { DeleteQueryBuilder, DeleteResult } from 'kysely'
import { chunksOf } from '#server/db/chunks'
import type { SettingHost } from '#server/call/setting/runtime-settings'
import { isExpired, isIdle, readSessionTimes } from '#server/call/setting/session-times'
import type { Database, Schema } from '#server/db/schema'
import { endTrust } from './trusted-browser'

/** Why a session is over; also the code of the error that its token gets. */
export type SessionEnd = Extract<
  ErrorCode,
  `session.${'signedOut' | 'endedByOwner' | 'endedByProvider' | 'kicked' | 'disabled' | 'deleted' | 'passwordChanged' | 'passwordReset' | 'tooMany' | 'idle' | 'expired'}`
>

type Deletion = DeleteQueryBuilder<Schema, 'sessions', DeleteResult>

/**
 * Ends the sessions that `which` picks: their tokens answer 401 from the next call on. Why is remembered for as long as a browser
 * may keep such a token.
 */
export async function endSessions(
  db: Database,
  { reason, now }: { reason: SessionEnd; now: number },
  which: (sessions: Deletion) => Deletion,
): Promise<void> {
  const ended = await which(db.deleteFrom('sessions')).returning('tokenHash').execute()
  for (const some of chunksOf(ended)) {
    const rows = some.map(({ tokenHash }) => ({ tokenHash, reason, endedAt: now }))
    await db
      .insertInto('endedSessions')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** `endSessions` for all sessions of these users, but the one to be kept. No browser of theirs is trusted any more. */
export async function endSessionsOf(
  db: Database,
  end: { reason: SessionEnd; now: number },
  userIds: readonly number[],
  keptSession = 0,
): Promise<void> {
  await endTrust(db, userIds)
  await endSessions(db, end, (sessions) =>
    sessions.where('userId', 'in', [...userIds]).where('sessionId', '<>', keptSession),
  )
}

interface Moment {
  readonly now: number
  readonly deps: SettingHost
}

/** Ends the sessions whose time is over, and deletes why others ended that no browser has the token of any more. */
export async function sweepSessions(db: Database, { now, deps }: Moment): Promise<void> {
  const times = await readSessionTimes(db, deps)
  await endSessions(db, { reason: 'session.expired', now }, (sessions) => sessions.where(isExpired(times, now)))
  await endSessions(db, { reason: 'session.idle', now }, (sessions) => sessions.where(isIdle(times, now)))
  await db
    .deleteFrom('endedSessions')
    .where('endedAt', '<=', now - sessionSeconds * 1000)
    .execute()
}

/** Why a token opens nothing: the end of its session, or `session.unknown` where none is known. */
export async function endOf(
  db: Database,
  tokenHash: string,
  { now, deps }: Moment,
): Promise<SessionEnd | 'session.unknown'> {
  const ended = db.selectFrom('endedSessions').where('tokenHash', '=', tokenHash).select('reason')
  const known = await ended.executeTakeFirst()
  if (known) return known.reason as SessionEnd
  const times = await readSessionTimes(db, deps)
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.userId', 'sessions.userId')
    .where('tokenHash', '=', tokenHash)
    .select([isExpired(times, now).as('isExpired'), isIdle(times, now).as('isIdle'), 'users.status'])
    .executeTakeFirst()
  if (!session) return 'session.unknown'
  if (session.isExpired) return 'session.expired'
  if (session.isIdle) return 'session.idle'
  return session.status === 0 ? 'session.disabled' : 'session.unknown'
}
