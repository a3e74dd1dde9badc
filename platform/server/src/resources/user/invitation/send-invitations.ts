import { isPerson } from '#server/access/records/persons'
import type { WriteCall } from '#server/call/write-call'
import { sendMails } from '#server/services/mail/mail'
import { addPasswordLinks } from '#server/services/user/password-link'
import { invitationMail } from '../../session/mails/link-mails'

/** Mails a link to set a first password to each of these people, all of whom have an email address. */
export async function sendInvitations(call: WriteCall, userIds: readonly number[]): Promise<void> {
  const { db, now, deps } = call
  const users = await db
    .selectFrom('users')
    .where('userId', 'in', [...userIds])
    .where(isPerson)
    .select(['userId', 'username', 'email', 'language', 'timeZone'])
    .execute()
  const links = await addPasswordLinks(db, { now, deps }, 'invitation', users)
  const mails = users.map(({ userId, username, email, language, timeZone }) => {
    const { token } = links.find((link) => link.userId === userId)!
    return { ...invitationMail({ userId, username, token }), to: { address: email, language, timeZone } }
  })
  await sendMails({ db, now, deps }, mails)
}
