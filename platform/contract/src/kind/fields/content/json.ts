import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { textKind, type TextTypes } from '../text/text'

interface ContentTypes extends Omit<TextTypes, 'filter'> {
  readonly filter: never
}
export type { ContentTypes }

/** Returns whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'json',
  words: { zh: 'JSON', en: 'JSON' },
  schema: ({ requiredText, text }, { max }, isRequired) =>
    (isRequired ? requiredText(max) : text(max))
      .refine((value) => (value === '' && !isRequired) || isJson(value), 'jsonFormat')
      .meta({ examples: ['{}'] }),
  parse: (text) => (isJson(text) ? { value: text } : { error: 'jsonFormat' }),
  sample: (n) => JSON.stringify({ place: n + 1 }),
  wrong: () => ['{', 'x'],
})

/** A document in JSON of at most `max` characters, as its text. */
export const json = <const O extends FieldOptions>(max: number, label: LocalText, options?: O) =>
  fieldOf<ContentTypes, O>(kind, label, options, { max })
