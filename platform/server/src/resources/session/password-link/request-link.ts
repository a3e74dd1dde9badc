import type { Parsed } from 'atrium/contract/endpoint'
import { mail } from 'atrium/contract/system/operation/mail.record'
import type { passwordLinks } from 'atrium/contract/system/user/password-link'
import { sql } from 'kysely'
import { isPerson } from '#server/access/records/persons'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { noPassword } from '#server/credentials/no-password'
import { spendPass } from '#server/credentials/verification-pass'
import type { Database } from '#server/db/schema'
import { sendMail } from '#server/services/mail/mail'
import { addPasswordLinks } from '#server/services/user/password-link'
import { resetLinkMail } from '../mails/link-mails'
import { areLinksOffered } from './offered'
import { countRequest } from './request-limit'

/**
 * Takes a request for a link. Whether there is such an account is looked up after the response, which is the same and takes as long for any. What was
 * typed is a user name first: somebody may have the address of somebody else as theirs.
 */
export async function requestLink(
  call: Call,
  { account, pass }: Parsed<typeof passwordLinks.request>['body'],
): Promise<null> {
  const { deps } = call
  if (!deps.mail) throw new AppError(mail.errors.notSetUp)
  if (!(await areLinksOffered(call))) throw new AppError(mail.errors.switchedOff)
  if (!(await spendPass(call, { purpose: 'forgottenPassword', account, pass })))
    throw new AppError('verification.required')
  await countRequest(call, account)
  deps
    .write((db) => mailLink(db, call, account))
    .catch((error: unknown) => deps.log('error', 'link to set a password not mailed', { error: String(error) }))
  return null
}

/** Mails a link to an enabled person with an email address. An account that nobody has opened yet gets none: that is for an invitation. */
async function mailLink(db: Database, { now, deps }: Call, account: string): Promise<void> {
  const users = await db
    .selectFrom('users')
    .where((eb) =>
      eb.or([
        eb(sql`lower(username)`, '=', sql`lower(${account})`),
        eb(sql`lower(email)`, '=', sql`lower(${account})`),
      ]),
    )
    .where(isPerson)
    .select(['userId', 'username', 'email', 'status', 'passwordHash'])
    .execute()
  const user = users.find(({ username }) => username.toLowerCase() === account.toLowerCase()) ?? users[0]
  if (!user || user.status === 0 || user.email === '' || user.passwordHash === noPassword) return
  const [link] = await addPasswordLinks(db, { now, deps }, 'reset', [user])
  await sendMail({ db, now, deps }, resetLinkMail({ ...link!, username: user.username }))
}
