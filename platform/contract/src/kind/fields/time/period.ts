import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { DateTypes } from './date'
import { isDay, parsedDay } from './time-text'

/** Returns the first and the last day of a period. */
export const daysOf = (period: string): readonly [from: string, to: string] => {
  const [from = '', to = ''] = period.split('/')
  return [from, to]
}

function isPeriod(text: string): boolean {
  const [from, to] = daysOf(text)
  return text.length === 21 && isDay(from) && isDay(to) && from <= to
}

const kind = fieldKind<string>({
  name: 'period',
  words: { zh: '起止日期', en: 'Period' },
  column: 'text',
  empty: null,
  filter: 'overlap',
  operators: ['Empty'],
  isSorted: true,
  schema: ({ z }, _, isRequired) => {
    const period = z
      .string()
      .refine(isPeriod, 'periodFormat')
      .meta({ examples: ['2026-01-15/2026-02-14'] })
    return isRequired ? period : period.nullable()
  },
  row: ({ z }) => z.string().nullable(),
  parse: (text) => {
    const days = text.split(/\s*(?:\/(?=\d{4})|–|—|~|～|至|\bto\b)\s*/).map(parsedDay)
    const value = days.map((day) => ('value' in day ? day.value : '')).join('/')
    return isPeriod(value) ? { value } : { error: 'periodFormat' }
  },
  text: (value) => daysOf(value).join(' – '),
  sample: (n) => `2026-0${1 + (n % 8)}-15/2026-0${2 + (n % 8)}-14`,
  wrong: () => ['2026-01-31', '2026-02-01/2026-01-31', '2026-02-30/2026-03-01'],
})

/** Two days and all between them, as `YYYY-MM-DD/YYYY-MM-DD`. The list finds the periods that have a day within those asked for. */
export const period = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<DateTypes, O>(kind, label, options)
