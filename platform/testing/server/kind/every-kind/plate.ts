import { fieldKind, fieldOf, type FieldOptions } from 'atrium/contract/kind'
import type { LocalText } from 'atrium/contract/language'

/** The types of a plate, for rows, forms and filters. */
interface PlateTypes {
  readonly value: string
  readonly empty: ''
  readonly filter: string
  readonly isNamed: false
  /** The operators of its filter beside "contains". */
  readonly operators: 'Is' | 'Empty'
}

const kind = fieldKind<string>({
  name: 'plate',
  words: { zh: '车牌', en: 'Number plate' },
  column: 'text',
  empty: '',
  filter: 'contains',
  operators: ['Is', 'Empty'],
  isSorted: true,
  schema: ({ z }, _, isRequired) => z.string().regex(isRequired ? /^[A-Z]{2}-\d{3}$/ : /^(?:[A-Z]{2}-\d{3})?$/),
  row: ({ z }) => z.string(),
  parse: (text) => ({ value: text.toUpperCase().replace(' · ', '-') }),
  text: (value) => value.replace('-', ' · '),
  sample: (n) => `AB-${100 + n}`,
  wrong: () => ['ab', 5],
})

/** A number plate such as AB-123: a kind of field of a module. */
export const plate = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<PlateTypes, O>(kind, label, options)
