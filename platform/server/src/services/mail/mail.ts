import { patterns } from 'atrium/contract/untrusted/rules'
import type { ShownBrand } from 'atrium/contract/session'
import type { OwnRegion, Region } from '#server/call/actor'
import type { Deps } from '#server/call/call'
import { readBrand } from '#server/call/setting/brand'
import { readRegion, regionOf } from '#server/call/setting/region'
import type { SettingHost } from '#server/call/setting/runtime-settings'
import type { MailOutcome, MailToSend } from '#server/call/message/mail'
import type { Database } from '#server/db/schema'
import { addMessages, type Message } from '../outbox/outbox'
import { mailContent } from './mail-content'
import { isUnwanted, readMailsOff } from './mail-kinds'

/** The parts that sending needs: a transaction, its moment, and the product with its way to send mails. */
export interface MailSending {
  readonly db: Database
  readonly now: number
  readonly deps: SettingHost & Pick<Deps, 'product' | 'mail'>
}

/** The address of a receiver, and what they chose as their language and time zone; nothing for an address alone. */
export type Receiver = OwnRegion & { readonly address: string }

/** A mail whose receiver was found. */
type AddressedMail = Omit<MailToSend, 'to' | 'kind'> & { readonly to: Receiver }

/** Returns a receiver with the address; undefined for a user who has none, or is disabled or gone. */
async function receiverOf(db: Database, to: MailToSend['to']): Promise<Receiver | undefined> {
  if ('address' in to) return { address: to.address, language: '', timeZone: '' }
  const user = await db
    .selectFrom('users')
    .where('userId', '=', to.userId)
    .where('status', '=', 1)
    .select(['email as address', 'language', 'timeZone'])
    .executeTakeFirst()
  return user?.address ? user : undefined
}

/** The parts that all mails of a transaction share. */
interface Shared {
  readonly publicUrl: string
  readonly brand: ShownBrand
  readonly defaults: Region
}

function messageOf({ deps }: MailSending, { publicUrl, brand, defaults }: Shared, mail: AddressedMail): Message {
  const { address } = mail.to
  // Also a list of addresses between commas is none.
  if (!patterns.email.test(address)) throw new Error(`A mail goes to an email address, not to "${address}".`)
  const own = regionOf(deps, mail.to, defaults)
  const region = { ...own, language: mail.language ?? own.language }
  const content = mailContent(address, mail, { brand, publicUrl, region })
  return { kind: 'mail', receiver: address, title: content.subject, content, isPrivate: mail.isPrivate ?? false }
}

/** Sends mails to receivers in the transaction of a write, each in their language. Sends none where no mail server is set. */
export async function sendMails(sending: MailSending, mails: readonly AddressedMail[]): Promise<void> {
  const { mail } = sending.deps
  if (!mail || mails.length === 0) return
  const shared = { publicUrl: mail.publicUrl, brand: await readBrand(sending), defaults: await readRegion(sending) }
  await addMessages(
    sending,
    mails.map((one) => messageOf(sending, shared, one)),
  )
}

/** Returns why a mail of a kind is not sent, if so. Throws an Error where no module declares the kind. */
async function reasonAgainst(
  { db, deps }: MailSending,
  kind: string,
  to: MailToSend['to'],
): Promise<'switchedOff' | 'unwanted' | undefined> {
  if (!deps.product.contract.mailKinds[kind]) throw new Error(`No module declares the kind of mails "${kind}".`)
  if ((await readMailsOff({ db, deps })).has(kind)) return 'switchedOff'
  return 'userId' in to && (await isUnwanted(db, to.userId, kind)) ? 'unwanted' : undefined
}

/**
 * Sends a mail in the transaction of a write: it goes out once that is committed, and is tried again for a day. Sends nothing, and returns why, where
 * no mail server is set, the user has no address, or its kind is switched off. Throws an Error for an address that is none, a text that is too long, or a link out of the console.
 */
export async function sendMail(sending: MailSending, mail: MailToSend): Promise<MailOutcome> {
  if (!sending.deps.mail) return 'notSetUp'
  const { kind, ...rest } = mail
  const reason = kind === undefined ? undefined : await reasonAgainst(sending, kind, mail.to)
  if (reason) return reason
  const to = await receiverOf(sending.db, mail.to)
  if (to === undefined) return 'noAddress'
  await sendMails(sending, [{ ...rest, to }])
  return 'queued'
}
