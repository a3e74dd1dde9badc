import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { listed, partsOf } from './list-text'

/** The most tags of a record, and the most characters of one. */
export const mostTags = { count: 20, length: 30 } as const

interface TagTypes {
  readonly value: readonly string[]
  readonly empty: readonly string[]
  /** Finds the records with a tag that holds the text. */
  readonly filter: string
  readonly isNamed: false
  readonly operators: 'Empty'
}

/** Commas separate the tags of a text, and the others would be written in another way in JSON. */
const pattern = /^[^,，、;；"\\\p{Cc}]+$/u

const kind = fieldKind<readonly string[]>({
  name: 'tags',
  words: { zh: '标签', en: 'Tags' },
  column: 'json',
  empty: [],
  filter: 'contains',
  operators: ['Empty'],
  schema: ({ z, requiredText }, _, isRequired) => {
    const tag = requiredText(mostTags.length)
      .regex(pattern, 'tagFormat')
      .meta({ examples: ['new'] })
    const tags = z
      .array(tag)
      .max(mostTags.count)
      .refine((list) => new Set(list.map((one) => one.toLowerCase())).size === list.length)
    return isRequired ? tags.min(1) : tags
  },
  row: ({ z }) => z.array(z.string()),
  parse: (text) => ({ value: [...new Set(partsOf(text))] }),
  text: (tags, _, { language }) => listed(tags, language),
  sample: (n) => ['new', 'urgent', 'large'].slice(0, 1 + (n % 3)),
  wrong: () => [['a,b'], ['x'.repeat(31)], ['Twice', 'twice'], 'x'],
})

/** Words that people choose freely, at most 20 of 30 characters; stored as a list in JSON. */
export const tags = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<TagTypes, O>(kind, label, options)
