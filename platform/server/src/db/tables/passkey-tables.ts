import type { Generated } from 'kysely'
import type { Millis } from './column-types'

/** A passkey of a person, see `services/factor`. */
export interface PasskeyTable {
  passkeyId: Generated<number>
  userId: number
  name: string
  /** The id that the authenticator gave it, in base64url; no other passkey has it. */
  credentialId: string
  /** The id that authenticators have for the person: random, and the same for all their passkeys. */
  userHandle: string
  /** The public key as COSE, in base64url. */
  publicKey: string
  /** How often the authenticator says that it was used; 0 of one that does not count. */
  counter: number
  /** How a browser reaches it, between commas. */
  transports: string
  /** The browser that added it, or used it last. */
  agent: string
  createdAt: Millis
  lastUsedAt: Millis | null
}

/** The purpose of a challenge: a sign-in with a passkey alone, the step after the password, a re-authentication, or a new passkey. */
export type PasskeyPurpose = 'signIn' | 'secondFactor' | 'reauthenticate' | 'add'

/** A challenge that a passkey may sign, once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge as hex. */
  challengeHash: string
  purpose: PasskeyPurpose
  /** The session that it was made for; null before there is one. */
  sessionId: number | null
  /** That of the person whom a new passkey is for; null for other purposes. */
  userHandle: string | null
  address: string
  createdAt: Millis
}
