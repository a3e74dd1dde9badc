import type { LocalText } from '../../../language'
import { parsedNumber } from './number-text'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

export interface NumberTypes {
  readonly value: number
  readonly empty: null
  readonly filter: 'range'
  readonly isNamed: false
  readonly operators: 'Empty'
}

interface Limits {
  /** The smallest and the largest number; from 0 without them, and signed where the smallest is below it. */
  readonly min?: number
  readonly max?: number
  /** Said after the number, such as kg. */
  readonly unit?: LocalText
}

interface IntOptions extends Limits {
  /** It names something, such as a year or a house number: lists show it without commas between thousands, and no sum of it. */
  readonly identifier?: true
}

export const intKind = fieldKind<number, Limits & Record<string, unknown>>({
  name: 'int',
  words: { zh: '整数', en: 'Whole number' },
  column: 'integer',
  empty: null,
  filter: 'numbers',
  operators: ['Empty'],
  isSummed: true,
  isSorted: true,
  schema: ({ int }, limits, isRequired) => (isRequired ? int(limits) : int(limits).nullable()),
  row: ({ z }) => z.int().nullable(),
  parse: (text, { unit }) => parsedNumber(text, 0, unit),
  sample: (n, { min = 0, max = 999 }) => Math.min(min + 1 + n, max),
  wrong: ({ min = 0 }) => [min - 1, 0.5, '12'],
})

/** A whole number, from 0 without limits of its own. */
export const int = <const O extends FieldOptions & IntOptions>(label: LocalText, options?: O) =>
  fieldOf<NumberTypes, O>(intKind, label, options, {
    ...limitsOf(options),
    ...(options?.identifier && { identifier: true }),
  })

/** The limits and the unit among the options of a field. */
export const limitsOf = ({ min, max, unit }: Limits = {}) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(unit && { unit }),
})
