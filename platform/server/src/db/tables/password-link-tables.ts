import type { LinkPurpose } from 'atrium/contract/system/user/password-link'
import type { Generated } from 'kysely'
import type { Millis } from './column-types'

/** An open link to set a password. One that was used is gone. */
export interface PasswordLinkTable {
  userId: number
  purpose: LinkPurpose
  /** SHA-256 of its token as hex; the token itself is nowhere in the database but in the mail, until that is delivered. */
  linkHash: string
  /** The email address that it was sent to: for another one of the person it is no longer good. */
  sentTo: string
  createdAt: Millis
  expiresAt: Millis
}

/** A request for a link, by somebody who may be nobody. */
export interface PasswordLinkRequestTable {
  id: Generated<number>
  /** As typed, in small letters. */
  account: string
  /** The network address. */
  address: string
  at: Millis
}
