import type { ErrorValues } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { errorText } from '#server/call/text/error-text'

/**
 * Why an operation was rejected, by the `result` of its row; empty for a success and for a code that there is no more. Rows of
 * earlier versions do not hold the values of the message, so there is an ellipsis in place of each.
 */
export function loggedErrorText({ deps, language }: Call, result: string, values?: ErrorValues): string {
  const { contract } = deps.product
  return Object.hasOwn(contract.errors, result) ? errorText(contract, result, language, values) : ''
}
