import type { Call } from './call'
import type { EventToSend } from './message/event'
import type { MailOutcome, MailToSend } from './message/mail'
import type { NoticeToSend } from './message/notice'

/** A record that a write changed, for the operation log. Without `before` it is new, without `after` deleted. */
export interface Change {
  /** The kind of record, see `recordKind`; that of the call's `audit` where it is left out. Another kind gets a row of its own. */
  readonly target?: string
  readonly id: number
  readonly before?: object
  readonly after?: object
}

/** Work for after a commit. Its `call` is a plain one: the transaction of the write has ended. */
export type CommittedTask = (call: Call) => Promise<void>

/**
 * The call of a write. `db` is its transaction, which no other write runs beside, and `actor` was read in it: what a handler
 * has checked stays true until it ends.
 */
export interface WriteCall extends Call {
  /** Adds a record to the call's rows of the operation log. Passwords, hashes and tokens in it are left out by their names. */
  readonly changed: (change: Change) => void
  /**
   * Sends a notice to people, in the transaction: it is there once that is committed, and their browsers show it at once.
   * @example
   * await call.notify({ kind: 'stock.low', to: { permission: 'stock:item:list' }, text: { title }, link: '/stock/item' })
   */
  readonly notify: (notice: NoticeToSend) => Promise<void>
  /**
   * Sends a mail, in the transaction: it goes out once that is committed, and is tried again for a day. Where no mail server is set, or the user
   * has no address, it sends nothing and returns that.
   * @example
   * const outcome = await call.mail({ to: { userId }, subject: { zh: '您的订单', en: 'Your order' }, text: [{ zh: '已发货', en: 'It is on its way' }] })
   */
  readonly mail: (mail: MailToSend) => Promise<MailOutcome>
  /**
   * Sends an event of the module to the webhooks that ask for it, in the transaction: it goes out once that is committed, and is tried again for a
   * day. Events of records need no call.
   * @example
   * await call.event({ type: 'stock.counted', data: { warehouseId, items: 12 } })
   */
  readonly event: (event: EventToSend) => Promise<void>
  /** Leaves the call out of the operation log: it was a trial. */
  readonly unlogged: () => void
  /**
   * Runs `task` after the transaction has been committed, never when it was undone: for what is slow or cannot be undone, such
   * as sending an email. The response does not wait for it. Tasks run in the order they were added; one that fails is logged and
   * is not run again, and one that is running when the process is killed is lost. Inside a task use its own `call`, and
   * `call.deps.write` to write.
   */
  readonly onCommitted: (task: CommittedTask) => void
}

/** The parts of a call that a service of the platform writes with: of a WriteCall, or of a transaction with a log of its own, as at an installation. */
export type Writes = Pick<WriteCall, 'db' | 'now' | 'changed'>

type Write<I, O> = (call: WriteCall, input: I) => Promise<O>

/**
 * Handles a call with `audit`: a function of the transaction, or `prepare` for what is too slow to happen inside of one, such
 * as hashing a password. `prepare` runs before it, on the plain database, and returns the function that writes.
 */
export type WriteHandler<I, O> =
  | Write<I, O>
  | { readonly prepare: (call: Call, input: I) => Promise<(call: WriteCall) => Promise<O>> }
