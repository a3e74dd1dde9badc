import { errorStatus } from '@atrium/contract/errors'
import type { Failure, Wrapper } from '@atrium/contract/endpoint'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { storageFailure } from '#server/db/engines/storage'
import { isUnreachable } from '#server/db/engines/unreachable'
import { AppError } from '../app-error'
import { languageOf, type ApiContext, type Log } from '../call'
import { isConfirmable } from '../confirmation'
import { errorText } from './error-text'

/** The one place where an error becomes an answer. What is not an AppError is logged whole and told without detail. */
export function answerFailure(error: unknown, context: ApiContext, log: Log): Response {
  const requestId = context.get('requestId')
  let failure = error
  if (!(failure instanceof AppError)) {
    failure = new AppError(storageFailure(error) ?? (isUnreachable(error) ? 'server.unavailable' : 'server.failed'))
    log('error', 'request failed', {
      requestId,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
  const { code, details } = failure as AppError
  const { retryAfter, at, values } = details
  const status = errorStatus[code]
  const msg = errorText(code, languageOf(context), values)
  const fields = at ? { [at]: msg } : details.fields
  const data: Failure = {
    error: code,
    ...(fields && { fields }),
    ...(isConfirmable(code) && { confirmable: true }),
    ...(status >= 500 && { requestId }),
  }
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter))
  return context.json({ code: status, msg, data } satisfies Wrapper, status as ContentfulStatusCode)
}
