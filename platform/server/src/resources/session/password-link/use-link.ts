import type { Endpoint, Output, Parsed } from 'atrium/contract/endpoint'
import { passwordLinks, setByLink } from 'atrium/contract/system/user/password-link'
import { insertOperations } from '#server/audit/log-writes'
import { operationRow } from '#server/audit/operation-log'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { rejectPassword } from '#server/credentials/password-rules'
import type { Database } from '#server/db/schema'
import { sendMail } from '#server/services/mail/mail'
import { endSessionsOf } from '#server/services/session/session-end'
import { readPasswordLink } from '#server/services/user/password-link'
import { replacePassword } from '#server/services/user/user-account'
import { isAddressAllowed } from '../login'
import { changedPasswordMail } from '../mails/account-mails'
import { deleteFailedSignIns } from '../throttle'

/** Reads an open link, from an address where the person may sign in. Throws where there is none. */
async function openLink(call: Call, token: string) {
  const { db, now, deps } = call
  const link = await readPasswordLink(db, token, { now, deps })
  if (!link) throw new AppError('passwordLink.invalid')
  if (!(await isAddressAllowed(call, link.userId))) throw new AppError('login.address')
  return link
}

export async function readLink(call: Call, token: string): Promise<Output<typeof passwordLinks.read>> {
  const { purpose, username } = await openLink(call, token)
  const { passwordLength } = await readPlatformSettings(call)
  return { purpose, username, passwordLength }
}

/** Sets a password by a link, which is used up. Nothing is hashed for somebody without a link. */
export async function useLink(
  call: Call,
  { token, password }: Parsed<typeof passwordLinks.use>['body'],
): Promise<null> {
  const { deps } = call
  const { username } = await openLink(call, token)
  await rejectPassword(call, 'password', password, username)
  const passwordHash = await deps.passwords.hash(password)
  await deps.write((db) => setPassword(db, call, { token, passwordHash }))
  return null
}

interface NewPassword {
  readonly token: string
  readonly passwordHash: string
}

/** Of two uses at once the second finds no link. */
async function setPassword(db: Database, call: Call, { token, passwordHash }: NewPassword): Promise<void> {
  const { now, deps, address, agent } = call
  const link = await readPasswordLink(db, token, { now, deps })
  if (!link) throw new AppError('passwordLink.invalid')
  const { userId, username } = link
  const credentials = { passwordHash, mustChangePassword: 0, passwordExpiresAt: null } as const
  await replacePassword(db, { passwordHash: link.passwordHash, userId }, credentials)
  await endSessionsOf(db, { reason: 'session.passwordChanged', now }, [userId])
  await deleteFailedSignIns(db, username.toLowerCase(), address)
  if (link.purpose === 'reset') await sendMail({ db, now, deps }, changedPasswordMail(userId, { now, address, agent }))
  const row = { userId, username }
  const change = { id: userId, before: row, after: { ...row, passwordReplaced: 1 } }
  const endpoint: Endpoint = { ...passwordLinks.use, audit: setByLink }
  const origin = { now, address, agent, actor: { userId, username } }
  await insertOperations(db, [operationRow(origin, endpoint, [change], 'done')])
}
