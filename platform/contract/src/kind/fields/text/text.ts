import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { TextPattern, TextSettings } from './pattern'

export interface TextTypes {
  readonly value: string
  readonly empty: ''
  readonly filter: string
  readonly isNamed: false
  readonly operators: 'Is' | 'OneOf' | 'Empty'
}

interface Patterned {
  /** The whole text has to match it. */
  readonly pattern?: TextPattern
}

const sampled = (n: number, name: string, max: number) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} ${101 + n}`.slice(-max)

export const textKind = fieldKind<string, TextSettings>({
  name: 'text',
  words: { zh: '单行文字', en: 'Text' },
  column: 'text',
  empty: '',
  filter: 'contains',
  operators: ['Is', 'OneOf', 'Empty'],
  isSorted: true,
  schema: ({ requiredText, text, orEmpty }, { max, matches }, isRequired) => {
    const schema = isRequired ? requiredText(max) : text(max)
    return matches ? schema.regex(isRequired ? matches.test : orEmpty(matches.test), matches.error) : schema
  },
  row: ({ z }) => z.string(),
  parse: (text) => ({ value: text }),
  sample: (n, { max, matches }, name) => (matches ? `${matches.sample}${101 + n}` : sampled(n, name, max)),
  wrong: ({ max }) => ['x'.repeat(max + 1), 1],
})

/**
 * One line of text of at most `max` characters, which may have to match a pattern.
 * @example
 * sku: text(40, { zh: '货号', en: 'SKU' }, { unique: true, filter: true })
 */
export const text = <const O extends FieldOptions & Patterned>(max: number, label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(textKind, label, options, { max, ...(options?.pattern && { matches: options.pattern }) })
