import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { refKind, type RefTypes } from './ref'

const kind = fieldKind<number, { readonly target: string }>({
  ...refKind,
  name: 'person',
  words: { zh: '人员', en: 'Person' },
})

/** A user in the reader's scope. */
export const person = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<RefTypes, O>(kind, label, options, { target: 'user' })
