import type { ErrorCode } from '@atrium/contract/errors'
import type { Language } from '@atrium/contract/language'
import { errorMessages } from '../../../http/messages'

/**
 * Why an operation was refused, by the `result` of its log row; empty for a success and for a code that there is no more. The
 * log does not keep the values of a message, so an ellipsis stands for each.
 */
export function refusalText(result: string, language: Language): string {
  return errorMessages[result as ErrorCode]?.[language].replaceAll(/\{\w+\}/g, '…') ?? ''
}
