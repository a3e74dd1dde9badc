import type { Call } from './call'

/** A record that a write changed, for the operation log. Without `before` it is new, without `after` deleted. */
export interface Change {
  readonly id: number
  readonly before?: object
  readonly after?: object
}

/**
 * The call of a write. `db` is its transaction, which no other write runs beside, and `actor` was read in it: what a handler
 * has checked stays true until it ends.
 */
export interface WriteCall extends Call {
  /** Adds a record to the call's row of the operation log. Passwords, hashes and tokens in it are left out by their names. */
  readonly changed: (change: Change) => void
  /** Leaves the call out of the operation log: it was a trial. */
  readonly unlogged: () => void
}

type Write<I, O> = (call: WriteCall, input: I) => Promise<O>

/**
 * Answers a call with `audit`: a function of the transaction, or `prepare` for what is too slow to happen inside of one, such
 * as hashing a password. `prepare` runs before it, on the plain database, and answers the function that writes.
 */
export type WriteHandler<I, O> =
  | Write<I, O>
  | { readonly prepare: (call: Call, input: I) => Promise<(call: WriteCall) => Promise<O>> }
