import type { IssuedPassword } from 'atrium/contract/system/user'
import { user } from 'atrium/contract/system/user.record'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { endSessionsOf } from '#server/services/session/session-end'
import { requireReauthFor } from '#server/access/reauth'
import { rejectStronger } from '#server/access/stronger'
import { createOneTimePassword, oneTimePasswordMillis } from '#server/credentials/one-time-password'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { WriteCall } from '#server/call/write-call'
import { resetPasswordMail } from '../session/mails/account-mails'
import { readTargets, saveUser } from './user-record'

interface NewPassword {
  readonly userId: number
  readonly password: string
  readonly passwordHash: string
}

export async function prepareReset(call: Call, userId: number) {
  const reset = await prepareResets(call, [userId])
  return async (write: WriteCall) => (await reset(write))[0]!.password
}

export async function prepareResets({ deps }: Call, userIds: number[]) {
  const made: NewPassword[] = []
  // One after the other, so that sign-ins get their turn between them.
  for (const userId of userIds) {
    const password = createOneTimePassword()
    made.push({ userId, password, passwordHash: await deps.passwords.hash(password) })
  }
  return (write: WriteCall) => resetPasswords(write, made)
}

/** Not for the own account: there the old password is asked for, or a session left open would be enough to take it over. */
async function resetPasswords(call: WriteCall, made: readonly NewPassword[]): Promise<IssuedPassword[]> {
  const userIds = made.map(({ userId }) => userId)
  const targets = await readTargets(call, userIds)
  if (userIds.includes(call.actor.userId)) throw new AppError(user.errors.isSelf)
  await rejectStronger(call, targets)
  requireReauthFor(call, targets)
  const issued: IssuedPassword[] = []
  for (const { userId, password, passwordHash } of made) {
    const before = targets.find((target) => target.userId === userId)!
    const passwordExpiresAt = call.now + oneTimePasswordMillis
    await saveUser(call, before, { passwordHash, mustChangePassword: 1, passwordExpiresAt })
    await call.mail(resetPasswordMail(userId, call))
    issued.push({ userId, username: before.username, password })
  }
  await endSessionsOf(call.db, { reason: 'session.passwordReset', now: call.now }, userIds)
  await rejectLosingLastAdmin(call)
  return issued
}
