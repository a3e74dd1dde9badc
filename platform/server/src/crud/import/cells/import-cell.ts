import type * as z from 'zod'
import { splitNames } from 'atrium/contract/kind/import/columns'
import type { FieldError } from '#server/call/text/field-error-code'
import { check } from '#server/call/checks/validation'
import type { Advise } from './name-advice'
import type { Offered } from './offered'

/** The value that the text of a cell means, or the error of the text. */
export type CellValue<V> = { readonly value: V } | { readonly error: FieldError }

/** How the cells of a column are read. */
export interface ImportCell<V = unknown> {
  /** The text is trimmed and not empty. */
  readonly read: (text: string) => CellValue<V>
  /** The texts that a cell may have, where it names something. */
  readonly choices?: readonly string[]
}

/** The cells of a row, by the key of their column. */
export type ImportCells<V> = { readonly [K in keyof V]-?: ImportCell<V[K]> }

/** Returns the value as a schema makes it, or its error. */
export function checked<S extends z.ZodType>(schema: S, value: unknown): CellValue<z.output<S>> {
  const result = check(schema, value)
  return 'data' in result ? { value: result.data } : { error: result.fields['']! }
}

/** Returns the cells of a text that a schema checks. */
export const schemaCell = <S extends z.ZodType>(schema: S): ImportCell<z.output<S>> => ({
  read: (text) => checked(schema, text),
})

const noNumber: FieldError = { words: { zh: '请填写整数', en: 'Not a whole number' } }

/** Returns the cells of a whole number that a schema checks. */
export const wholeNumberCell = <S extends z.ZodType>(schema: S): ImportCell<z.output<S>> => ({
  read: (text) => (/^-?\d{1,12}$/.test(text) ? checked(schema, Number(text)) : { error: noNumber }),
})

/** Returns cells whose text is kept as it is, for a name that is looked up when the record of the row is known. */
export const plainCell: ImportCell<string> = { read: (value) => ({ value }) }

/** Returns cells of several names, kept as they were typed. */
export const namesCell: ImportCell<readonly string[]> = { read: (text) => ({ value: splitNames(text) }) }

/** Returns cells that name one of the offered things. */
export function namedCell<Id>(offered: Offered<Id>, advise: Advise): ImportCell<Id> {
  return { read: (text) => lookUp(text, offered, advise), choices: offered.texts }
}

/** Returns the id of the thing that a name means, or the error of the name. */
export function lookUp<Id>(name: string, offered: Offered<Id>, advise: Advise): CellValue<Id> {
  const id = offered.ids.get(name.toLowerCase())
  return id == null ? { error: advise(name, offered) } : { value: id }
}
