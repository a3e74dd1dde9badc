import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { limitsOf, type NumberTypes } from './int'
import { scaledKind, type ScaledSettings } from './money'

interface Limits {
  /** The smallest and the largest percentage, such as 0 and 100. */
  readonly min?: number
  readonly max?: number
  /** How many decimals it has, 0 to 6; 2 without it. */
  readonly decimals?: number
}

/** The unit of every percentage. */
const unit = { zh: '%', en: '%' }

const kind = fieldKind<number, ScaledSettings>({
  ...scaledKind,
  name: 'percent',
  words: { zh: '百分比', en: 'Percentage' },
  isSummed: false,
  sample: (n, { decimals }) => Math.min(5 + n * 10, 100) * 10 ** decimals,
})

/** A percentage, sent and stored as an integer: 12.5 % with 2 decimals is 1250. */
export const percent = <const O extends FieldOptions & Limits>(label: LocalText, options?: O) =>
  fieldOf<NumberTypes, O>(kind, label, options, {
    ...limitsOf(options),
    decimals: options?.decimals ?? 2,
    unit,
  })
