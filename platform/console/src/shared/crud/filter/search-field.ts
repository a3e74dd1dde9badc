import type { ChoiceCall } from '../form/fields/record-select'

export interface Choice {
  value: string
  label: string
}

/**
 * The filters of the address for other operators than the plain one of a field, made by `operators` of the contract: the whole text, one of
 * several values, no value. A field with some has a choice of them before its input.
 */
export interface FieldOperators<F extends string> {
  is?: F
  oneOf?: F
  empty?: F
}

/** One filter: free text, or a choice when it has options. `name` is the filter's name in the address. */
export interface ValueFilter<F extends string> {
  name: F
  label: string
  options?: readonly Choice[]
  /** Several of the options at once, in the address with commas between. */
  isMultiple?: true
  /** Of a text what it may be, for a field that looks in several columns and is wider. Of a choice what an empty one means, where not all. */
  placeholder?: string
  operators?: FieldOperators<F>
}

/** A record that rows refer to, searched for on the server. `name` is the filter's name in the address and the field of the call. */
export interface RecordFilter<F extends string> {
  name: F
  label: string
  choices: ChoiceCall
  operators?: FieldOperators<F>
}

/** A range may also find rows without a value. */
interface RangeOperators<F extends string> {
  operators?: Pick<FieldOperators<F>, 'empty'>
}

/** A span of time, by the filters of its first moment and of the first one that is too late. */
interface TimeRangeFilter<F extends string> extends RangeOperators<F> {
  range: readonly [from: F, to: F]
  label: string
}

/** Days, both ends included. */
interface DateRangeFilter<F extends string> extends RangeOperators<F> {
  dateRange: readonly [from: F, to: F]
  label: string
}

/** Numbers, both ends included, which the address and the API have scaled by `decimals`: 2 for money, 0 for integers. */
interface NumberRangeFilter<F extends string> extends RangeOperators<F> {
  numberRange: readonly [from: F, to: F]
  decimals?: number
  label: string
}

export type RangeFilter<F extends string> = TimeRangeFilter<F> | DateRangeFilter<F> | NumberRangeFilter<F>

/** Which of several lists shows: no filter, and in force as soon as it is chosen. */
interface ListPick {
  pick: { value: string; onPick: (value: string) => void }
  label: string
  options: readonly Choice[]
}

/** One field of a search form. */
export type SearchField<F extends string> = ValueFilter<F> | RecordFilter<F> | RangeFilter<F> | ListPick

/** Returns whether a field takes the place of two. */
export function isWide(field: SearchField<string>): boolean {
  return 'placeholder' in field && field.placeholder !== undefined && !field.options
}

/** The filters of the address that a field holds. */
export function namesOf<F extends string>(field: SearchField<F>): readonly F[] {
  if ('pick' in field) return []
  const { is, oneOf, empty }: FieldOperators<F> = field.operators ?? {}
  return [...('name' in field ? [field.name] : rangeOf(field)!), is, oneOf, empty].filter((name) => name !== undefined)
}

/** How many fields have a filter in force. */
export function countInForce<F extends string>(
  fields: readonly SearchField<F>[],
  values: Partial<Record<F, string>>,
): number {
  return fields.filter((field) => namesOf(field).some((name) => values[name])).length
}

/** Returns the filters of the two ends of a range. */
export function rangeOf<F extends string>(field: SearchField<F>): readonly [from: F, to: F] | undefined {
  if ('range' in field) return field.range
  if ('dateRange' in field) return field.dateRange
  return 'numberRange' in field ? field.numberRange : undefined
}
