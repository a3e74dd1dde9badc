import type { LocalText } from 'atrium/contract/language'
import type { ErrorCode } from 'atrium/contract/error/codes'
import type { LastChange } from 'atrium/contract/endpoint'
import type { RecordError } from 'atrium/contract/kind/record-kind'
import type { Reference } from '../db/engines/error/reference'
import type { FieldError } from './text/field-error-code'

/** The values for the `{name}` placeholders of a message; words and the rows that refer to a record are named in the language of the reader. */
export type ErrorValues = Readonly<Record<string, string | number | LocalText | readonly Reference[]>>

interface Details {
  /** The error of each wrong field, by its path. */
  fields?: Readonly<Record<string, FieldError>>
  /** The one field with an error: the message is shown there as well. */
  at?: string
  values?: ErrorValues
  /** Seconds until the same call may succeed; sent as `Retry-After`. */
  retryAfter?: number
  /** Who changed or deleted the record that the call is about. */
  lastChange?: LastChange | undefined
  /** The actor may add a record of the kind. */
  mayAdd?: boolean
}

/**
 * An error that the caller gets as an answer.
 * @example
 * throw new AppError('record.notFound')
 */
export class AppError extends Error {
  /** One of `errorStatus`, or that of a kind of record, such as `post.inUse`. */
  readonly code: string
  readonly details: Details

  constructor(error: ErrorCode | RecordError, details: Details = {}) {
    const code = typeof error === 'string' ? error : error.code
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
