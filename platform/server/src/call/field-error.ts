import { AppError } from './app-error'
import type { FieldError } from './text/field-error-code'

/** Rejects fields for what the schemas cannot check, as they do. Without an error it does nothing. */
export function rejectFields(errors: Readonly<Record<string, FieldError>>): void {
  if (Object.keys(errors).length) throw new AppError('request.invalid', { fields: errors })
}

/**
 * Rejects one field.
 * @example
 * if (username !== before.username) rejectField('username', 'notOffered')
 */
export function rejectField(field: string, error: FieldError): never {
  throw new AppError('request.invalid', { fields: { [field]: error } })
}
