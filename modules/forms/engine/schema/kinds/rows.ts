import type { Field, FieldValue, FormValues, RowValues } from '../form'
import { isField } from '../field-kinds'

/** Returns the fields of one row. */
export const rowFieldsOf = ({ items = [] }: Field): Field[] => items.filter(isField)

/** Returns the fields with those of their rows. */
export const withRowFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...rowFieldsOf(field)])

const isRow = (value: unknown): value is RowValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isRows = (value: unknown): value is readonly RowValues[] => Array.isArray(value) && value.every(isRow)

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

/** Returns a single value as it is written, and several texts with commas between; empty for rows. */
export function plainText(value: FieldValue): string {
  if (isTexts(value)) return value.join(',')
  return typeof value === 'object' ? '' : String(value)
}

/** Returns the rows in which something is filled in. */
export const filledRows = (rows: readonly RowValues[]): RowValues[] =>
  rows.filter((row) => Object.values(row).some((value) => value !== undefined))

/** A value of a field of a form or of one of its rows, with its path, such as `items.0.amount`. */
interface PlacedValue {
  readonly field: Field
  readonly path: string
  readonly value: FieldValue | undefined
}

/** Returns the values of an entry, with those in its rows. */
export function placedValues(fields: readonly Field[], values: FormValues, start = ''): PlacedValue[] {
  return fields.flatMap((field) => {
    const value = values[field.key]
    const path = start + field.key
    if (field.kind !== 'rows') return [{ field, path, value }]
    const rows = isRows(value) ? value : []
    return rows.flatMap((row, at) => placedValues(rowFieldsOf(field), row, `${path}.${at}.`))
  })
}
