import { textIn, type Language } from 'atrium/contract/language'
import type { FieldError } from './field-error-code'
import { fieldMessages } from './messages'

/** The message of a field error with its values. */
export function fieldText(error: FieldError, language: Language): string {
  if (typeof error === 'object' && 'words' in error) return textIn(language, error.words)
  const [code, value, other] = typeof error === 'string' ? [error] : error
  return textIn(language, fieldMessages[code]).replace(/\{(\w+)\}/g, (_, slot: string) =>
    String(slot === 'other' ? other : value),
  )
}

/** The messages of field errors, each at its path. */
export function fieldTexts(errors: Readonly<Record<string, FieldError>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, fieldText(error, language)]))
}
