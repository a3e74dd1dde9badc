import type { FactorKind } from 'atrium/contract/system/user/factor'
import type { Generated } from 'kysely'
import type { Millis } from './column-types'

/** A second factor of a person, see `services/factor`. */
export interface FactorTable {
  factorId: Generated<number>
  userId: number
  kind: FactorKind
  name: string
  /** The secret that app and server share, in Base32. It is in no reply but the one that sets the factor up, and in no log. */
  secret: string
  /** The step of 30 seconds whose code was taken last: neither it nor one before is taken again. */
  lastStep: Generated<number>
  createdAt: Millis
  /** When a first code showed that the app has the secret; null until then, and it counts for nothing. */
  confirmedAt: Millis | null
  lastUsedAt: Millis | null
}

/** A code that takes the place of a factor once. */
export interface RecoveryCodeTable {
  codeId: Generated<number>
  userId: number
  /** SHA-256 of the code as hex. */
  codeHash: string
  usedAt: Millis | null
}

/** A browser in which a sign-in of a person asks for no second factor. */
export interface TrustedBrowserTable {
  browserId: Generated<number>
  userId: number
  /** SHA-256 of the cookie as hex. People who share a browser share its cookie, too. */
  tokenHash: string
  agent: string
  address: string
  createdAt: Millis
  lastUsedAt: Millis | null
  expiresAt: Millis
}
