import type { LocalText } from '../../../language'
import { parsedDay } from './time-text'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

export interface DateTypes {
  readonly value: string
  readonly empty: null
  readonly filter: 'dates'
  readonly isNamed: false
  readonly operators: 'Empty'
}

const kind = fieldKind<string>({
  name: 'date',
  words: { zh: '日期', en: 'Date' },
  column: 'text',
  empty: null,
  filter: 'dates',
  operators: ['Empty'],
  isSorted: true,
  schema: ({ date }, _, isRequired) => (isRequired ? date : date.nullable()),
  row: ({ z }) => z.string().nullable(),
  parse: parsedDay,
  sample: (n) => `2026-0${1 + (n % 9)}-15`,
  wrong: () => ['2026-02-30', 'tomorrow'],
})

/** A day as `YYYY-MM-DD`. */
export const date = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<DateTypes, O>(kind, label, options)
