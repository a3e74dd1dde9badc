import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type Field, type FieldOptions, type Fields } from '../../field-kind'
import type { FieldsWith, FormOf, ReferencesIn, ValueIn, ValuesOf } from '../../types'
import { formShape, rowShape } from '../field-shapes'
import { sampleLines, type Line, type LinesSettings } from './line-values'

/** The types of lines with fields `F`. */
export interface LinesTypes<F extends Fields> {
  readonly value: readonly LineOf<F>[]
  readonly form: readonly FormOf<{ readonly fields: F }>[]
  readonly empty: readonly []
  readonly filter: never
  readonly isNamed: false
  readonly isLines: true
  readonly isImported: false
  readonly references: ReferencesIn<F>
  readonly fields: F
}

/** A line of a record that was read: its values, those that are calculated, and the names of what it refers to. */
type LineOf<F extends Fields> = { readonly [P in keyof ValuesOf<F>]: ValuesOf<F>[P] }

/** The names of the fields of a line that are calculated. */
type Calculated<F extends Fields> = FieldsWith<F, { readonly computed: true }>

/** The values from which a line calculates others: those that the form asks for. */
type AskedOf<F extends Fields> = { readonly [P in Exclude<keyof F, Calculated<F>>]: ValueIn<F[P]> }

interface PlainOptions<F extends Fields> {
  /** The table of the lines, as `Schema` of the server has it, such as `orderLines`. */
  readonly table: string
  /** The most lines of a record; 200 without it. */
  readonly most?: number
  /** The fields whose sums show below the lines. */
  readonly sums?: readonly (keyof F & string)[]
  /** Said below the lines. */
  readonly hint?: LocalText
}

/** The functions of calculated fields. The server stores what they return, and the form shows it while it is filled in. */
type Calculations<F extends Fields> = [Calculated<F>] extends [never]
  ? { readonly calculated?: undefined }
  : { readonly calculated: { readonly [P in Calculated<F>]: (line: AskedOf<F>) => ValueIn<F[P]> } }

const kind = fieldKind<readonly Line[], LinesSettings>({
  name: 'lines',
  words: { zh: '明细', en: 'Lines' },
  column: 'none',
  empty: [],
  schema: (schemas, { fields, least, most }) => {
    const { z } = schemas
    return z
      .array(z.strictObject(formShape(fields, schemas)))
      .min(least)
      .max(most)
  },
  row: (schemas, { fields }) => schemas.z.array(schemas.z.strictObject(rowShape(fields, schemas))),
  text: (lines, _, { language }) =>
    language === 'en' ? `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}` : `${lines.length} 行`,
  sample: (n, settings) => sampleLines(settings, n, {}),
  wrong: () => ['x', [{ nonsense: 1 }], [3]],
})

/** The kinds of fields that a line cannot have: those with rows, files, numbers or pages of their own. */
const notInLines = new Set([
  'lines',
  'state',
  'series',
  'status',
  'refs',
  'parent',
  'position',
  'picture',
  'file',
  'files',
  'signature',
  'json',
  'markdown',
  'richText',
])

/** Throws an Error where the field of a line would not be what it says. */
function checkField(table: string, name: string, { kind: { name: kindName }, options }: Field): void {
  if (notInLines.has(kindName) || options.generated)
    throw new Error(`The field ${name} of ${table} is of the kind ${kindName}, which lines cannot have.`)
  const option = (['unique', 'filter', 'sort'] as const).find((one) => options[one])
  if (option) throw new Error(`The field ${name} of ${table} has the option ${option}, which lines do not have.`)
}

/**
 * The lines of a record, such as the items of an order: in a table of their own, saved with the record in one write, and in their order. A field of a line is any field
 * of one value without the options `filter`, `sort` and `unique`, such as `int` and `ref`; a calculated one is wrapped in `computedInCode`, and its function is among `calculated`.
 * `least` asks for so many lines.
 *
 * Such as:
 *
 * export const orderLines = lines(
 *   { zh: '明细', en: 'Lines' },
 *   {
 *     itemId: ref('stockItem', { zh: '物料', en: 'Item' }),
 *     quantity: int({ zh: '数量', en: 'Quantity' }, { min: 1 }),
 *     price: money({ zh: '单价', en: 'Price' }),
 *     amount: computedInCode(money({ zh: '金额', en: 'Amount' })),
 *   },
 *   { table: 'orderLines', least: 1, sums: ['quantity', 'amount'], calculated: { amount: ({ quantity, price }) => quantity * price } },
 * )
 */
export function lines<const F extends Fields, const L extends number = 0>(
  label: LocalText,
  fields: F,
  options: PlainOptions<F> & Calculations<F> & { readonly least?: L },
): Field<LinesTypes<F>, LinesRequired<L>> {
  const { table, least = 0, most = 200, sums = [], calculated = {}, hint } = options
  for (const [name, field] of Object.entries<Field>(fields)) checkField(table, name, field)
  const settings = { table, fields, least, most, sums, calculated }
  const rest = { ...(hint && { hint }), ...(least === 0 && { optional: true as const }) }
  return fieldOf<LinesTypes<F>, LinesRequired<L>>(kind, label, rest as LinesRequired<L>, settings)
}

type LinesRequired<L extends number> = FieldOptions & (0 extends L ? { readonly optional: true } : unknown)
