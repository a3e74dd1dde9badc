import { notify } from '../feedback/notify'
import { translate } from '../i18n/text'
import { navigation } from '../navigation/navigation'
import { hasUnsavedInView } from '../navigation/unsaved'
import { RequestError } from './request-error'
import { texts } from './text'
import { TimeoutError } from './transport'

/** Returns an error as the one kind that requests reject with. */
export function requestErrorOf(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (!navigator.onLine) return new RequestError(translate(texts, 'offline'), 'offline')
  if (error instanceof TimeoutError) return new RequestError(translate(texts, 'timeout'), 'timeout')
  return new RequestError(translate(texts, 'unreachable'), 0)
}

/**
 * Shows the message of an error, unless the caller does. Without a network /500 takes the place of the page, unless that
 * holds input that is not saved.
 */
export function showError(error: RequestError, isShown: boolean): void {
  if (isShown) notify.error(error.msg)
  if (error.code === 'offline' && !hasUnsavedInView()) void navigation().showOutage()
}
