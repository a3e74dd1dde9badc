import type { FailedCall, SettingInForce, SlowCall } from 'atrium/contract/system/operation/overview'
import type { HandledRequest } from './monitoring'

/** The calls that one process handled in a minute. */
export interface TrafficMinute {
  /** Its first moment, in milliseconds since 1970. */
  readonly minute: number
  readonly requests: number
  /** Those with status 500 and above. */
  readonly errors: number
  /** How many took as long as each bucket of `durationBounds` allows, and how many longer. */
  readonly durations: readonly number[]
  /** The slowest first. */
  readonly slow: readonly SlowCall[]
  readonly failed: readonly Omit<FailedCall, 'process'>[]
}

/** Counts the calls of one process by minutes, in memory. */
export interface Traffic {
  /** A name that no other process has. */
  readonly process: string
  readonly record: (request: HandledRequest, at: number) => void
  /** Returns the minutes that are not stored yet, the present one last. */
  readonly minutes: () => readonly TrafficMinute[]
  /** Forgets minutes that are stored. */
  readonly forget: (minutes: readonly TrafficMinute[]) => void
}

/** The parts of a process that the page *Overview* shows. */
export interface Operation {
  /** Of the product; an empty text where it has none. */
  readonly version: string
  /** Such as `Node 22.14.0`. */
  readonly runtime: string
  /** Such as `sqlite`. */
  readonly engine: string
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly traffic: Traffic
  /** Resolves to the size of the database, in bytes. */
  readonly databaseBytes: () => Promise<number>
  readonly settings: readonly SettingInForce[]
}
