import type { Millis } from './column-types'

/** The response to a write that came with an `Idempotency-Key`. */
export interface IdempotencyKeyTable {
  /** SHA-256 of the key and of the token of the caller as hex: without the token nobody can tell what the key was. */
  keyHash: string
  /** SHA-256 of the call, its content, the key and the token as hex. */
  callHash: string
  /** `data` of the response as JSON. */
  data: string
  createdAt: Millis
}
