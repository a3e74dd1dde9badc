import { RequestError } from '#shared/api/request-error'

/**
 * Returns the error that a form shows like one of the server: each text at its field. For checks before something is sent.
 * @example
 * if (form.price === 0) throw formError({ price: t('free') })
 */
export function formError(fields: Readonly<Record<string, string>>): RequestError {
  return new RequestError(Object.values(fields).join(' '), 400, { error: 'request.invalid', fields })
}
