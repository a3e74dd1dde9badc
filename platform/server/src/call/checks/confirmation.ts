import type { LocalText } from 'atrium/contract/language'
import type { RecordError } from 'atrium/contract/kind/record-kind'
import { AppError } from '../app-error'

/**
 * Throws `error`, whose text says what else the call would change, unless that is in no record or the caller has confirmed it.
 * @example
 * requireConfirmation(confirmed, dept.errors.usersInside, await countOf(usersInside))
 */
export function requireConfirmation(
  confirmed: true | undefined,
  error: RecordError & { readonly confirmable: true },
  records: number | LocalText,
): void {
  if (records !== 0 && !confirmed) throw new AppError(error, { values: { n: records } })
}
