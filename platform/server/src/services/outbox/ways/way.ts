import type { Selectable } from 'kysely'
import type { Deps } from '#server/call/call'
import type { DeliveryResult } from '#server/call/message/delivery-error'
import type { Database, OutboxTable } from '#server/db/schema'

export type MessageRow = Selectable<OutboxTable>

/** The transaction in which an attempt ends. */
export interface Ending {
  readonly db: Database
  readonly now: number
  readonly deps: Deps
}

/** How messages of a kind are delivered. */
export interface Way {
  /** Makes an attempt. Throws where it fails, see `DeliveryError`. */
  readonly deliver: (deps: Deps, row: MessageRow) => Promise<DeliveryResult | void>
  /** Runs after each attempt, in the transaction that writes how it ended. */
  readonly onEnd?: (ending: Ending, row: MessageRow, error: unknown) => Promise<void>
}
