import { createToken } from '#server/credentials/tokens'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'

/**
 * Gives the session of the call a new token, unlocked, and answers it; the old one is refused. Of two calls at once the second
 * finds it gone: `session.unknown`. The session does not last longer for it.
 */
export async function replaceToken({ db, deps, actor, now }: Call): Promise<string> {
  const token = createToken()
  const replaced = await db
    .updateTable('sessions')
    .set({ tokenHash: deps.sha256(token), locked: 0, lockHash: null, lockTries: 0, lastSeenAt: now })
    .where('tokenHash', '=', actor.tokenHash)
    .returning('sessionId')
    .executeTakeFirst()
  if (!replaced) throw new AppError('session.unknown')
  return token
}
