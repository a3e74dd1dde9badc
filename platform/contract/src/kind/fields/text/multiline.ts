import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { textKind, type TextTypes } from './text'

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'multiline',
  words: { zh: '多行文字', en: 'Several lines of text' },
  sample: (n, { max }) => `Note ${101 + n}`.slice(-max),
})

/** Several lines of text of at most `max` characters. */
export const multiline = <const O extends FieldOptions>(max: number, label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(kind, label, options, { max })
