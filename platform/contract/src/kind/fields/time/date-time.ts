import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { DateTypes } from './date'
import { momentText, parsedMoment } from './time-text'

export interface DateTimeTypes extends DateTypes {
  readonly stored: number
}

const kind = fieldKind<string>({
  name: 'dateTime',
  words: { zh: '日期时间', en: 'Date and time' },
  column: 'bigint',
  empty: null,
  filter: 'moments',
  operators: ['Empty'],
  isSorted: true,
  schema: ({ dateTime }, _, isRequired) => (isRequired ? dateTime : dateTime.nullable()),
  row: ({ moment }) => moment.nullable(),
  format: () => 'moment',
  toColumn: (value) => Date.parse(value),
  fromColumn: (stored: number) => new Date(stored).toISOString(),
  parse: (text, _, { timeZone }) => parsedMoment(text, timeZone),
  text: (value, _, { timeZone }) => momentText(value, timeZone),
  sample: (n) => new Date(Date.UTC(2026, n % 12, 15, 9, 30)).toISOString(),
  wrong: () => ['2026-01-31', 5],
})

/** A moment as ISO 8601 in UTC, stored as milliseconds. */
export const dateTime = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<DateTimeTypes, O>(kind, label, options)
