import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { NumberTypes } from './int'
import { parsedNumber } from './number-text'

/** The most stars that a rating has. */
export const mostStars = 5

const kind = fieldKind<number>({
  name: 'rating',
  words: { zh: '评分', en: 'Rating' },
  column: 'integer',
  empty: null,
  filter: 'numbers',
  operators: ['Empty'],
  isSorted: true,
  schema: ({ int }, _, isRequired) => {
    const stars = int({ min: 1, max: mostStars })
    return isRequired ? stars : stars.nullable()
  },
  row: ({ z }) => z.int().nullable(),
  parse: (text) => parsedNumber(text, 0),
  sample: (n) => 1 + ((n + 3) % mostStars),
  wrong: () => [0, 6, 2.5],
})

/** One to five stars. */
export const rating = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<NumberTypes, O>(kind, label, options)
