import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { most } from '../../../untrusted/rules'
import { textKind, type TextTypes } from './text'

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'phone',
  words: { zh: '手机号', en: 'Mobile number' },
  schema: ({ phone }, _, isRequired) => (isRequired ? phone.refine((text) => text !== '') : phone),
  sample: (n) => `139000${10101 + n}`,
  wrong: () => ['12'],
})

/** A mobile number. */
export const phone = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(kind, label, options, { max: most.phone })
