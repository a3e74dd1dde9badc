import type { ErrorCode } from '@atrium/contract/errors'

interface Details {
  /** What is wrong with each offending field, by its path. */
  fields?: Record<string, string>
  /** The one field at fault: the message of the error stands there as well. */
  at?: string
  /** What the message says in place of its `{name}`s. */
  values?: Record<string, string | number>
  /** Seconds until the same call may succeed; sent as `Retry-After`. */
  retryAfter?: number
}

/** A failure the caller should hear of. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
