import type { Generated } from 'kysely'
import type { Millis } from './column-types'

/** An API token of a person. One that is revoked is gone; the operation log has it. */
export interface ApiTokenTable {
  tokenId: Generated<number>
  userId: number
  tokenName: string
  /** SHA-256 of the token as hex; the token itself is nowhere in the database. */
  tokenHash: string
  /** Its last characters, by which its owner recognises it. */
  hint: string
  /** A JSON list of codes; null for all that the owner has. */
  permissions: string | null
  /** A data scope within that of the owner; null for none. */
  dataScope: number | null
  /** A JSON list of addresses and ranges; empty for any. */
  addresses: string
  createdAt: Millis
  expiresAt: Millis
  lastUsedAt: Millis | null
  lastUsedAddress: Generated<string>
}
