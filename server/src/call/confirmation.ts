import { confirmableErrors, type ConfirmableError, type ErrorCode } from '@atrium/contract/errors'
import { AppError } from './app-error'

/** Throws `code`, whose text says what else the call would change, unless that is in no record or the caller has confirmed it. */
export function requireConfirmation(confirmed: true | undefined, code: ConfirmableError, records: number): void {
  if (records > 0 && !confirmed) throw new AppError(code, { values: { n: records } })
}

/** Whether the same call goes through with `confirmed`. */
export function isConfirmable(code: ErrorCode): boolean {
  return confirmableErrors.some((confirmable) => confirmable === code)
}
