import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { DateTypes } from './date'

interface TimeTypes extends Omit<DateTypes, 'filter'> {
  readonly filter: never
}

const pattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const kind = fieldKind<string>({
  name: 'time',
  words: { zh: '时间', en: 'Time of day' },
  column: 'text',
  empty: null,
  isSorted: true,
  schema: ({ z }, _, isRequired) => {
    const time = z.string().regex(pattern, 'timeFormat')
    return isRequired ? time : time.nullable()
  },
  row: ({ z }) => z.string().nullable(),
  parse: (text) => {
    const [, hour = '', minute = ''] = /^(\d{1,2})[:：](\d\d)(?::00)?$/.exec(text) ?? []
    const value = `${hour.padStart(2, '0')}:${minute}`
    return pattern.test(value) ? { value } : { error: 'timeFormat' }
  },
  sample: (n) => `${String(8 + (n % 10)).padStart(2, '0')}:30`,
  wrong: () => ['24:00', '9:30', '09:60'],
})

/** A time of day as `HH:mm`, in no time zone. */
export const time = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<TimeTypes, O>(kind, label, options)
