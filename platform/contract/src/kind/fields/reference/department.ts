import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { refKind, type RefTypes } from './ref'

const kind = fieldKind<number, { readonly target: string }>({
  ...refKind,
  name: 'department',
  words: { zh: '部门', en: 'Department' },
})

/** A department in the reader's scope. */
export const department = <const O extends FieldOptions>(
  label: LocalText = { zh: '部门', en: 'Department' },
  options?: O,
) => fieldOf<RefTypes, O>(kind, label, options, { target: 'dept' })
