import type { LocalText } from '../../../language'
import { fieldOf, type Field, type FieldOptions, type FieldTypes } from '../../field-kind'
import type { NumberTypes } from '../number/int'
import { linesOf, sumIn, type Line } from './line-values'

/** The fields of lines that are numbers. */
type Numbers<T> = T extends { readonly fields: infer F }
  ? { [P in keyof F]: F[P] extends Field<infer V> ? (V['value'] extends number ? P : never) : never }[keyof F] & string
  : never

/** The sum that a field holds: of a field of the lines in a table. */
export interface SumSettings {
  readonly table: string
  readonly field: string
}

/**
 * The sum of a field of lines, as a field of the record: the server calculates it whenever the lines are saved and stores it, so that a list filters and sorts by it like
 * by any other.
 *
 * Such as:
 *
 * total: sumOf(orderLines, 'amount', { zh: '合计', en: 'Total' }, { sort: true })
 */
export function sumOf<T extends FieldTypes & { readonly isLines: true }, const O extends FieldOptions>(
  of: Field<T, FieldOptions>,
  field: Numbers<T>,
  label: LocalText,
  options?: O,
) {
  const { table, fields } = linesOf(of)!
  const { kind, settings } = fields[field]!
  // The limits are those of one line.
  const { min: _min, max: _max, ...rest } = settings
  type Options = O & { readonly generated: true }
  const sum: SumSettings = { table, field }
  // A record without lines has the sum 0, such as one that an import adds.
  const own = { ...options, generated: true, initial: 0 } as Options
  return fieldOf<NumberTypes, Options>(kind, label, own, { ...rest, sum })
}

/** Returns the sums that the record of a kind has of some lines. */
export function sumsOf(
  fields: Readonly<Record<string, Field>>,
  table: string,
  list: readonly Line[],
): Record<string, number> {
  const own = Object.entries(fields).flatMap(([name, { settings }]) => {
    const sum = settings['sum'] as SumSettings | undefined
    return sum?.table === table ? [[name, sumIn(list, sum.field)] as const] : []
  })
  return Object.fromEntries(own)
}
