import { patterns } from 'atrium/contract/untrusted/rules'
import type { Deps } from '#server/call/call'
import type { MailOutcome, MailToSend } from '#server/call/message/mail'
import type { Database } from '#server/db/schema'
import { addMessages, type Message } from '../outbox/outbox'
import { mailContent } from './mail-content'

/** The parts that sending needs: a transaction, its moment, and the product with its way to send mails. */
export interface MailSending {
  readonly db: Database
  readonly now: number
  readonly deps: Pick<Deps, 'product' | 'mail'>
}

/** A mail whose receiver was found. */
type AddressedMail = Omit<MailToSend, 'to'> & { readonly to: { readonly address: string } }

/** Returns the address of a receiver; undefined for a user who has none, or is disabled or gone. */
async function addressOf(db: Database, to: MailToSend['to']): Promise<string | undefined> {
  if ('address' in to) return to.address
  const user = await db
    .selectFrom('users')
    .where('userId', '=', to.userId)
    .where('status', '=', 1)
    .select('email')
    .executeTakeFirst()
  return user?.email || undefined
}

function messageOf({ deps }: MailSending, publicUrl: string, mail: AddressedMail): Message {
  const { address } = mail.to
  // Also a list of addresses between commas is none.
  if (!patterns.email.test(address)) throw new Error(`A mail goes to an email address, not to "${address}".`)
  const { brand, languages } = deps.product
  const content = mailContent(address, mail, { brand, publicUrl, language: mail.language ?? languages[0] })
  return { kind: 'mail', receiver: address, title: content.subject, content, isPrivate: mail.isPrivate ?? false }
}

/** Sends mails to addresses in the transaction of a write. Sends none where no mail server is set. */
export async function sendMails(sending: MailSending, mails: readonly AddressedMail[]): Promise<void> {
  const { mail } = sending.deps
  if (!mail) return
  await addMessages(
    sending,
    mails.map((one) => messageOf(sending, mail.publicUrl, one)),
  )
}

/**
 * Sends a mail in the transaction of a write: it goes out once that is committed, and is tried again for a day. Sends nothing, and returns why, where
 * no mail server is set or the user has no address. Throws an Error for an address that is none, a text that is too long, or a link out of the console.
 */
export async function sendMail(sending: MailSending, mail: MailToSend): Promise<MailOutcome> {
  if (!sending.deps.mail) return 'notSetUp'
  const address = await addressOf(sending.db, mail.to)
  if (address === undefined) return 'noAddress'
  await sendMails(sending, [{ ...mail, to: { address } }])
  return 'queued'
}
