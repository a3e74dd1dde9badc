import { textIn, type LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

interface YesNoTypes {
  readonly value: boolean
  readonly stored: 0 | 1
  readonly empty: false
  readonly filter: boolean
  readonly isNamed: false
  readonly isGrouped: true
}

export const yes = { zh: '是', en: 'Yes' }
export const no = { zh: '否', en: 'No' }

const yeses = new Set(['是', 'yes', 'y', 'true', '1', '√'])
const noes = new Set(['否', 'no', 'n', 'false', '0', '×'])

const kind = fieldKind<boolean>({
  name: 'yesNo',
  words: { zh: '是否', en: 'Yes or no' },
  column: 'integer',
  empty: false,
  isOptional: true,
  filter: 'equals',
  isGrouped: true,
  schema: ({ z }) => z.boolean(),
  row: ({ z }) => z.boolean(),
  query: ({ z }) =>
    z
      .union([z.boolean(), z.enum(['true', 'false'])])
      .transform((value) => value === true || value === 'true')
      .pipe(z.boolean())
      .optional(),
  format: () => 'yesNo',
  toColumn: (value) => (value ? 1 : 0),
  fromColumn: (stored: number) => stored === 1,
  parse: (text) => {
    const word = text.toLowerCase()
    if (yeses.has(word)) return { value: true }
    return noes.has(word) ? { value: false } : { error: 'wrongType' }
  },
  text: (value, _, { language }) => textIn(language, value ? yes : no),
  sample: (n) => n % 2 === 0,
  wrong: () => [1, 'yes'],
})

/** Yes or no; a new record says no unless `initial` says yes. Stored as 1 or 0. */
export const yesNo = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<YesNoTypes, O & { readonly optional: true }>(kind, label, { ...options, optional: true } as O & {
    readonly optional: true
  })
