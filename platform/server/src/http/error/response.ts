import type { ErrorData, Wrapper } from 'atrium/contract/endpoint'
import type { ErrorCode } from 'atrium/contract/error/codes'
import { storageErrorCode } from '#server/db/engines/storage'
import { isDatabaseClosed, isTooSlow, isUnreachable } from '#server/db/engines/error/unreachable'
import { AppError } from '#server/call/app-error'
import type { Deps } from '#server/call/call'
import { errorText } from '#server/call/text/error-text'
import { fieldTexts } from '#server/call/text/field-text'
import { bearerOf, languageOf, respond, type ApiContext } from '../context'

function codeOf(error: unknown): ErrorCode {
  const code = storageErrorCode(error)
  if (code) return code
  if (isTooSlow(error)) return 'server.tooSlow'
  return isUnreachable(error) ? 'server.unavailable' : 'server.failed'
}

const closedAdvice =
  'The database does not let this process in. Where the password or the address changed, set DATABASE_URL and restart; where they are right again, it goes on by itself.'

/** Turns every error into a response. An error that is not an AppError is logged whole, and the response has no details. */
export function errorResponse(error: unknown, context: ApiContext, deps: Pick<Deps, 'log' | 'product'>): Response {
  const { contract } = deps.product
  const requestId = context.get('requestId')
  let appError = error
  if (!(appError instanceof AppError)) {
    appError = new AppError(codeOf(error))
    deps.log('error', 'request failed', {
      requestId,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...(isDatabaseClosed(error) && { advice: closedAdvice }),
    })
  }
  const { code, details } = appError as AppError
  context.set('errorCode', code)
  const { retryAfter, at, values, lastChange, mayAdd } = details
  const { status, confirmable } = contract.errors[code]!
  const language = languageOf(context, deps)
  const msg = errorText(contract, code, language, values)
  const fields = at ? { [at]: msg } : details.fields && fieldTexts(details.fields, language)
  const data: ErrorData = {
    error: code,
    ...(fields && { fields }),
    ...(confirmable && { confirmable: true }),
    ...(lastChange && { lastChange }),
    ...(mayAdd && { mayAdd }),
    ...(status >= 500 && { requestId }),
  }
  const headers = {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(status === 401 && bearerOf(context) !== undefined && { 'www-authenticate': 'Bearer error="invalid_token"' }),
  }
  return respond(context, JSON.stringify({ code: status, msg, data } satisfies Wrapper), headers, status)
}
