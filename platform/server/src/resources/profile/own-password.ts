import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { throttled } from '../session/throttle'

/** Rejects `field` unless it holds the actor's password. Returns the hash that it was verified with. */
export async function verifyOwnPassword(call: Call, field: string, password: string): Promise<string> {
  const { db, deps, actor } = call
  const query = db.selectFrom('users').where('userId', '=', actor.userId).select('passwordHash')
  const { passwordHash } = await query.executeTakeFirstOrThrow()
  const right = await throttled(call, { username: actor.username }, () => deps.passwords.verify(passwordHash, password))
  if (!right) throw new AppError('password.wrong', { at: field })
  return passwordHash
}
