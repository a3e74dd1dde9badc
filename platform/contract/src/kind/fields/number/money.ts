import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { parsedNumber, scaledText } from './number-text'
import { limitsOf, type NumberTypes } from './int'

interface Limits {
  /** The smallest and the largest amount, such as 0.01; from 0 without them. */
  readonly min?: number
  readonly max?: number
}

interface DecimalOptions extends Limits {
  /** Said after the number, such as kg. */
  readonly unit?: LocalText
}

/** The settings of a number that is stored as an integer. */
export interface ScaledSettings extends DecimalOptions {
  readonly decimals: number
  readonly [name: string]: unknown
}

export const scaledKind = fieldKind<number, ScaledSettings>({
  name: 'decimal',
  words: { zh: '小数', en: 'Decimal number' },
  column: 'bigint',
  empty: null,
  filter: 'numbers',
  operators: ['Empty'],
  isSummed: true,
  isSorted: true,
  schema: ({ decimal }, { decimals, ...limits }, isRequired) =>
    isRequired ? decimal(decimals, limits) : decimal(decimals, limits).nullable(),
  row: ({ z }) => z.int().nullable(),
  format: ({ decimals, unit }) => ({ decimals, ...(unit && { unit }) }),
  parse: (text, { decimals, unit }) => parsedNumber(text, decimals, unit),
  text: (value, { decimals }) => scaledText(value, decimals),
  sample: (n, { decimals }) => 5 * 10 ** decimals + n * 125,
  wrong: () => ['12', 0.5],
})

const kind = fieldKind<number, ScaledSettings>({
  ...scaledKind,
  name: 'money',
  words: { zh: '金额', en: 'Amount of money' },
  sample: (n) => 1250 + n * 375,
  wrong: ({ min = 0 }) => [min * 100 - 1, '12', 0.5],
})

/** An amount of money, sent and stored as whole cents: 12.50 is 1250. */
export const money = <const O extends FieldOptions & Limits>(label: LocalText, options?: O) =>
  fieldOf<NumberTypes, O>(kind, label, options, { min: 0, ...limitsOf(options), decimals: 2 })

/** A signed number with `decimals` decimals (1 to 6), sent and stored as an integer: 12.5 with 3 decimals is 12500. */
export const decimal = <const O extends FieldOptions & DecimalOptions>(
  decimals: number,
  label: LocalText,
  options?: O,
) => fieldOf<NumberTypes, O>(scaledKind, label, options, { ...limitsOf(options), decimals })
