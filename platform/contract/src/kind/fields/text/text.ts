import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

export interface TextTypes {
  readonly value: string
  readonly empty: ''
  readonly filter: string
  readonly isNamed: false
  readonly operators: 'Is' | 'OneOf' | 'Empty'
}

const sampled = (n: number, name: string, max: number) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} ${101 + n}`.slice(-max)

export const textKind = fieldKind<string, { readonly max: number }>({
  name: 'text',
  words: { zh: '单行文字', en: 'Text' },
  column: 'text',
  empty: '',
  filter: 'contains',
  operators: ['Is', 'OneOf', 'Empty'],
  isSorted: true,
  schema: ({ requiredText, text }, { max }, isRequired) => (isRequired ? requiredText(max) : text(max)),
  row: ({ z }) => z.string(),
  parse: (text) => ({ value: text }),
  sample: (n, { max }, name) => sampled(n, name, max),
  wrong: ({ max }) => ['x'.repeat(max + 1), 1],
})

/**
 * One line of text of at most `max` characters.
 * @example
 * sku: text(40, { zh: '货号', en: 'SKU' }, { unique: true, filter: true })
 */
export const text = <const O extends FieldOptions>(max: number, label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(textKind, label, options, { max })
