import type { Generated } from 'kysely'
import type { Flag, Millis } from './column-types'

export interface SessionTable {
  sessionId: Generated<number>
  /** SHA-256 of the token as hex; the token itself is nowhere in the database. */
  tokenHash: string
  /** SHA-256 of the cookie that a call has to have beside the token, as hex; null where none is needed. */
  cookieHash: Generated<string | null>
  userId: number
  createdAt: Millis
  lastSeenAt: Millis
  expiresAt: Millis
  address: string
  agent: string
  locked: Generated<Flag>
  /** Argon2id of the lock-screen password as a PHC string; null while unlocked. */
  lockHash: string | null
  /** Tries at unlocking since the lock that the lock-screen password could have passed. */
  lockTries: Generated<number>
  /** When it was shown last whose session it is, by the sign-in or a re-authentication. */
  reauthAt: Generated<Millis>
}

/** Why a session ended; as long as a browser may still have its token. */
export interface EndedSessionTable {
  /** As it was in `SessionTable`. */
  tokenHash: string
  /** See `SessionEnd`. */
  reason: string
  endedAt: Millis
}

export interface LoginFailureTable {
  id: Generated<number>
  /** In lower case: the account's, or what was typed where there is no such account. */
  username: string
  address: string
  at: Millis
}

/** Challenges of the last quarter of an hour; what became of them counts for the limits of an address. */
export interface VerificationTable {
  id: Generated<number>
  /** SHA-256 of the id that the caller has, as hex. */
  challengeHash: string
  purpose: string
  /** See the contract's `verificationKinds`. */
  kind: string
  /** The position that is right, in pixels of the picture. */
  answer: number
  address: string
  at: Millis
  /** From when its time counts: `at`, or for a wait the end of the last wait of its address. */
  countsFrom: Millis
  state: 'open' | 'missed' | 'passed' | 'spent'
  /** SHA-256 of the pass as hex; null until the check succeeds. */
  passHash: string | null
  /** The account that the pass is for, in lower case; null until the check succeeds. */
  account: string | null
  passedAt: Millis | null
}
