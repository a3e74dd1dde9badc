import { refuseStronger } from '../../access/stronger'
import { createOneTimePassword, oneTimePasswordMillis } from '../../credentials/one-time-password'
import { AppError } from '../../http/app-error'
import type { Call } from '../../http/call'
import type { WriteCall } from '../../http/write'
import { endSessions } from '../session/end-sessions'
import { readTarget, updateUser } from './user-record'

export async function prepareReset({ deps }: Call, userId: number) {
  const password = createOneTimePassword()
  const passwordHash = await deps.passwords.hash(password)
  return (write: WriteCall) => resetPassword(write, userId, password, passwordHash)
}

/** Not for the own account: there the old password is asked for, or a session left open would be enough to take it over. */
async function resetPassword(call: WriteCall, userId: number, password: string, passwordHash: string): Promise<string> {
  const before = await readTarget(call, userId)
  if (userId === call.actor.userId) throw new AppError('user.isSelf')
  await refuseStronger(call, [before])
  const passwordExpiresAt = call.now + oneTimePasswordMillis
  await updateUser(call, before, { passwordHash, mustChangePassword: 1, passwordExpiresAt })
  await endSessions(call.db, [userId])
  return password
}
