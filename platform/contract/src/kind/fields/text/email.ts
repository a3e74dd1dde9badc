import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { most } from '../../../untrusted/rules'
import { textKind, type TextTypes } from './text'

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'email',
  words: { zh: '邮箱', en: 'Email address' },
  schema: ({ email }, _, isRequired) => (isRequired ? email.refine((text) => text !== '') : email),
  sample: (n) => `person${101 + n}@example.com`,
  wrong: () => ['nobody'],
})

/** An email address. */
export const email = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(kind, label, options, { max: most.email })
