import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { most } from '../../../untrusted/rules'
import { textKind, type TextTypes } from './text'

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'url',
  words: { zh: '网址', en: 'Web address' },
  schema: ({ url }, _, isRequired) => (isRequired ? url.refine((text) => text !== '') : url),
  sample: (n) => `https://example.com/${101 + n}`,
  wrong: () => ['ftp:x'],
})

/** An absolute http or https address. */
export const url = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(kind, label, options, { max: most.url })
