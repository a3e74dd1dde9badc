import type { Parsed } from 'atrium/contract/endpoint'
import type { profile } from 'atrium/contract/system/profile'
import { endSessionsOf } from '#server/services/session/session-end'
import { rejectPassword } from '#server/credentials/password-rules'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { replacePassword } from '#server/services/user/user-account'
import { changedPasswordMail } from '../session/mails/account-mails'
import { replaceToken } from '../session/replace-token'
import { verifyOwnPassword } from './own-password'

type Form = Parsed<typeof profile.changePassword>['body']

export async function prepareOwnPassword(call: Call, form: Form) {
  const { deps, actor } = call
  if (form.new === form.old) rejectField('new', 'samePassword')
  await rejectPassword(call, 'new', form.new, actor.username)
  const passwordHash = await verifyOwnPassword(call, 'old', form.old)
  const newHash = await deps.passwords.hash(form.new)
  return (write: WriteCall) => changeOwnPassword(write, passwordHash, newHash)
}

/**
 * Of two changes at once the second finds that the old password is no longer the one it verified. The token goes with the
 * password, so that one which somebody else got hold of is rejected too.
 */
async function changeOwnPassword(write: WriteCall, verifiedHash: string, passwordHash: string): Promise<string> {
  const { db, actor, now, changed } = write
  const { userId } = actor
  const credentials = { passwordHash, mustChangePassword: 0, passwordExpiresAt: null } as const
  const [row] = await replacePassword(db, { passwordHash: verifiedHash, userId }, credentials)
  if (!row) throw new AppError('password.wrong', { at: 'old' })
  await endSessionsOf(db, { reason: 'session.passwordChanged', now }, [userId], actor.sessionId)
  // The log keeps no password, so it says that there is another one.
  changed({ id: userId, before: row, after: { ...row, passwordReplaced: 1 } })
  await write.mail(changedPasswordMail(userId, write))
  return replaceToken(write)
}
