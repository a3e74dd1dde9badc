import type { Language, LocalText } from 'atrium/contract/language'
import type { Region } from '../actor'

/** A mail to send. */
export interface MailToSend {
  /** A user, at the address of their record, or an address. */
  readonly to: { readonly userId: number } | { readonly address: string }
  /** A kind that the module declares in `mails` of its contract, which can be switched off. Without one it is always sent. */
  readonly kind?: string
  readonly subject: LocalText
  /** Paragraphs of plain text, 1,000,000 characters at most; a function where they have times in the time zone of the receiver. */
  readonly text: readonly LocalText[] | ((receiver: Region) => readonly LocalText[])
  /** A button below them, which leads to a path of the console. */
  readonly link?: { readonly path: string; readonly text: LocalText }
  /** The language of the receiver. Unless it is given, that of the account; the default language for an address, or for somebody who chose none. */
  readonly language?: Language
  /**
   * Whether its text is a secret, such as a link that works once: the page *Mails* does not show it, and it is deleted once the mail is delivered or
   * given up.
   */
  readonly isPrivate?: boolean
}

/**
 * The outcome of a mail to send: it waits for its delivery, or why there is none: no mail server, no address, a kind that an administrator has switched
 * off, or that the receiver does not want.
 */
export type MailOutcome = 'queued' | 'notSetUp' | 'noAddress' | 'switchedOff' | 'unwanted'

/** A mail in the words that its receiver reads. */
export interface MailContent {
  readonly address: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail as the host sends it. */
export interface OutgoingMail extends MailContent {
  /** The same in each attempt, so that a receiver recognises a mail that comes twice. */
  readonly messageKey: string
}

/** The way to send mails that a host has. */
export interface Mailer {
  /** The address of the console, without a slash at its end, which links in mails begin with. */
  readonly publicUrl: string
  /** The sender, for people to read. */
  readonly from: string
  /** Sends a mail. Throws where a server on the way does not take it, see `DeliveryError`. */
  readonly send: (mail: OutgoingMail) => Promise<void>
}
