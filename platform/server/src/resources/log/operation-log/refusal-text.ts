import { failures } from '@atrium/contract'
import type { Language } from '@atrium/contract/language'
import type { ErrorValues } from '#server/call/app-error'
import { errorText } from '#server/call/text/error-text'

/**
 * Why an operation was refused, by the `result` of its row; empty for a success and for a code that there is no more. Rows of
 * earlier versions do not hold the values of the message, so there is an ellipsis in place of each.
 */
export function refusalText(result: string, language: Language, values?: ErrorValues): string {
  return Object.hasOwn(failures, result) ? errorText(result, language, values) : ''
}
