import { mail } from 'atrium/contract/system/operation/mail.record'
import type { Invitation } from 'atrium/contract/system/user'
import { user } from 'atrium/contract/system/user.record'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { requireReauthFor } from '#server/access/reauth'
import { rejectStronger } from '#server/access/stronger'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'
import { noPassword } from '#server/credentials/no-password'
import { endSessionsOf } from '#server/services/session/session-end'
import type { UserRecord } from '#server/services/user/user'
import { readTargets, saveUser } from '../user-record'
import { sendInvitations } from './send-invitations'

/** Invites users to set a password. The rules are those of a reset: a link is worth as much as a password. */
export async function inviteUsers(call: WriteCall, userIds: number[]): Promise<Invitation[]> {
  if (!call.deps.mail) throw new AppError(mail.errors.notSetUp)
  const targets = await readTargets(call, userIds)
  if (userIds.includes(call.actor.userId)) throw new AppError(user.errors.isSelf)
  await rejectStronger(call, targets)
  requireReauthFor(call, targets)
  const outcomes = targets.map((target) => ({ target, outcome: outcomeOf(target) }))
  const invited = outcomes.flatMap(({ target, outcome }) => (outcome === 'invited' ? [target] : []))
  if (invited.length > 0) {
    await clearPasswords(call, invited)
    const ids = invited.map(({ userId }) => userId)
    await sendInvitations(call, ids)
    await endSessionsOf(call.db, { reason: 'session.passwordReset', now: call.now }, ids)
    await rejectLosingLastAdmin(call)
  }
  return outcomes.map(({ target, outcome }) => ({ userId: target.userId, outcome }))
}

function outcomeOf({ status, email, mustChangePassword }: UserRecord): Invitation['outcome'] {
  if (mustChangePassword === 0) return 'hasPassword'
  if (status === 0) return 'disabled'
  return email === '' ? 'noEmail' : 'invited'
}

/** Takes away the one-time passwords that some of them have. Each has an entry in the log. */
async function clearPasswords(call: WriteCall, invited: readonly UserRecord[]): Promise<void> {
  const ids = invited.map(({ userId }) => userId)
  const ofThem = call.db.selectFrom('users').where('userId', 'in', ids).where('passwordHash', '<>', noPassword)
  const withPassword = new Set((await ofThem.select('userId').execute()).map(({ userId }) => userId))
  for (const before of invited) {
    const { userId, username } = before
    if (withPassword.has(userId)) await saveUser(call, before, { passwordHash: noPassword, passwordExpiresAt: null })
    else call.changed({ id: userId, before: { userId, username }, after: { userId, username, invited: 1 } })
  }
}
