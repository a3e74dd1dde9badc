import { createToken } from '#server/credentials/tokens'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { replaceTokenHash } from '#server/services/session/session'

/**
 * Gives the session of the call a new token, unlocked, and returns it; the old one gets 401. Of two calls at once the second
 * finds it gone: `session.unknown`. The session does not last longer for it.
 */
export async function replaceToken({ db, deps, actor, now }: Call): Promise<string> {
  const token = createToken()
  const changed = { tokenHash: deps.sha256(token), lastSeenAt: now }
  if (!(await replaceTokenHash(db, actor.tokenHash, changed))) throw new AppError('session.unknown')
  return token
}
