import type { AppError, ErrorValues } from '../call/app-error'
import type { Meant } from './meant-records'

/** The part of an error that a row of the operation log keeps, beside the code of the error: the one entry of its `after`. */
export interface LoggedError {
  /** The values of the error's message. */
  readonly values?: ErrorValues
  /** The paths of the fields with errors, without their values. */
  readonly fields?: readonly string[]
  /** The record that was to be added: its names and its parent. */
  readonly record?: Readonly<Record<string, unknown>>
}

/** An import may be wrong in thousands of fields. */
const mostFields = 20

export function loggedErrorOf({ details }: AppError, { record }: Meant): LoggedError {
  const fields = details.at ? [details.at] : Object.keys(details.fields ?? {}).slice(0, mostFields)
  return {
    ...(details.values && { values: details.values }),
    ...(fields.length > 0 && { fields }),
    ...(record && { record }),
  }
}

/** Reads an error from the `after` of its row; empty for rows of earlier versions. */
export function readLoggedError(after: string): LoggedError {
  return (JSON.parse(after) as LoggedError[])[0] ?? {}
}
