import type { TextFormat } from '../fields'
import type { Language, LocalText } from '../language'
import type { ValueFormat } from './value-format'
import type * as schemas from './fields/schemas'

/** The parts of schemas that the kinds of fields are made of. Handed over, so that the console has the kinds without the validation library. */
export type Schemas = typeof schemas
type Schema = import('zod').ZodType

/**
 * How a list filters by a field: a part of the text, the same value, one of some values, a list that has one of some, both ends of a range, the periods that overlap with
 * a range, or a list of ids that holds one.
 */
export type FilterKind =
  | 'contains'
  | 'equals'
  | 'oneOf'
  | 'anyOf'
  | 'numbers'
  | 'dates'
  | 'moments'
  | 'overlap'
  | 'holds'

/**
 * An operator of a filter beside the plain one, as `operators` of the contract has them: it is that text (`<name>Is`), it is one of several values (`<name>OneOf`), it has no
 * value (`<name>Empty`).
 */
export type FilterOperator = 'Is' | 'OneOf' | 'Empty'

/** Options of a field of any kind. */
export interface FieldOptions {
  /** May be left out of the form, and then has the empty value of its kind. */
  readonly optional?: true
  /** No other record may have the value, without regard to case. */
  readonly unique?: true
  /** The list has a filter for it. */
  readonly filter?: true
  /** The list sorts by it, for which the table has an index. */
  readonly sort?: true
  /** The value that the form of a new record begins with, in place of an empty one. */
  readonly initial?: unknown
  /** Said below its input. */
  readonly hint?: LocalText
  /** The list shows no sum of a number that has one by its kind, such as of a temperature. */
  readonly total?: false
  /** Exports leave it out. */
  readonly exported?: false
  /** Its value is calculated from others by the server, see `computed`. */
  readonly computed?: true
  /** The server gives a new record its value, which is stored and in no form, see `series` and `state`. */
  readonly generated?: true
  /** It is calculated in code from the row that was read, see `computedInCode`. */
  readonly inCode?: true
  /** Derived lists, exports and details leave it out: a part of the page that is not derived shows it. */
  readonly internal?: true
}

/** Settings of a field that its kind alone knows, such as the most characters of a text. */
export type FieldSettings = Readonly<Record<string, unknown>>

/** The person who reads or writes a value as text. */
export interface TextReader {
  readonly language: Language
  /** An IANA name. */
  readonly timeZone: string
}

/** The value that a text says, or the code of the error at its field. */
export type Parsed<V> = { readonly value: V } | { readonly error: TextFormat | 'wrongType' | 'notOffered' }

/** A wrong value for tests, as a caller could send it. */
type WrongValue = unknown

/**
 * Describes one kind of field: everything that the product does with such a value, but for its input and its cell, which are in the console under the same
 * name. Make one with `fieldKind`.
 */
export interface FieldKind<V = unknown, S extends FieldSettings = FieldSettings> {
  /** Its name, such as `money`. */
  readonly name: string
  /** The name that people have for it, such as "amount of money". */
  readonly words: LocalText
  /**
   * The type of its column on both engines; `json` is a text column that holds the value as JSON, and logs show the value. `none` is stored in a table of its own, see
   * `lines` and `links`; lists leave it out.
   */
  readonly column: 'text' | 'integer' | 'bigint' | 'json' | 'none'
  /** The value of a field that was left out, such as `''`, null or 1. */
  readonly empty: V | null | ''
  /** The value is HTML, which the server sanitises before it is saved. */
  readonly isHtml?: true
  /** A field of this kind is never asked for, since it always has a value. */
  readonly isOptional?: true
  readonly filter?: FilterKind
  /** The operators of its filter beside the plain one. `Empty` is for fields that may be left out. */
  readonly operators?: readonly FilterOperator[]
  /** A list that filters by it may group its rows by it. */
  readonly isGrouped?: true
  /** A list shows the sum of its rows. */
  readonly isSummed?: boolean
  /** A list may sort by it. */
  readonly isSorted?: true
  /** Returns the schema of the value in a form that has it; `isRequired` where it may not be empty. */
  schema(schemas: Schemas, settings: S, isRequired: boolean): Schema
  /** Returns the schema of the value in a row, which is not checked again. */
  row(schemas: Schemas, settings: S): Schema
  /** Returns the schema of the filters `equals`, `oneOf` and `anyOf`. */
  query?(schemas: Schemas, settings: S): Schema
  /** The format in which logs and exports show a value; its text without it. */
  format?(settings: S): ValueFormat | undefined
  /** Returns the value as it is stored, where that is another one than in the form. */
  toColumn?(value: V): string | number
  /** Returns the stored value as the form has it. */
  fromColumn?(stored: never): V
  /**
   * Returns the value that a text says, such as the cell of an import: what `text` returns in either language, and what people usually write. The text is trimmed and not
   * empty; limits are left to `schema`. Not there where the server alone finds the value, such as a record by its name.
   */
  parse?(text: string, settings: S, reader: TextReader): Parsed<V>
  /** Returns a value that is not empty as text; the value itself without it. Labels of dictionaries and names of records are left to the server. */
  text?(value: V, settings: S, reader: TextReader): string
  /** Returns the value of the `n`th sample record, from 0; undefined where samples leave the field empty. */
  sample?(n: number, settings: S, name: string): V | undefined
  /** Returns values that the form rejects, for the tests. */
  wrong?(settings: S): readonly WrongValue[]
  /** Returns the part that the console has of the kinds of all fields: the name. */
  toJSON?(): object
}

/** The types of a field, for the compiler alone. */
export interface FieldTypes {
  /** The value in form and row. */
  readonly value: unknown
  /** The value in the form, where that is another one than in the row. */
  readonly form?: unknown
  /** The value of a row where the field was left empty. */
  readonly empty: unknown
  /** The value in the table, where that is another one than in the form. */
  readonly stored?: unknown
  /** The value of the filter; `range` where there are two. */
  readonly filter: unknown
  /** The operators of its filter beside the plain one. */
  readonly operators?: FilterOperator
  /** A list that filters by it may group its rows by it. */
  readonly isGrouped?: true
  /** A row also has the name of the record that the field refers to, or a list of names. */
  readonly isNamed: boolean | 'list'
  /** It is the state of the record. */
  readonly isState?: true
  /** An import has no column for it. */
  readonly isImported?: false
  /** It is the record that the record is below. */
  readonly isParent?: true
  /** It is the place of the record among its siblings. */
  readonly isPosition?: true
  /** It is a list of lines, which a list of records leaves out. */
  readonly isLines?: true
  /** It is a list of ids in a table of links, which a list of records leaves out. */
  readonly isLinks?: true
  /** The names of the references among the fields of its lines. */
  readonly references?: string
  /** The fields of its lines. */
  readonly fields?: unknown
}

/** A field of a kind of record: its label, its kind, and options. */
export interface Field<T extends FieldTypes = FieldTypes, O extends FieldOptions = FieldOptions> extends LocalText {
  readonly kind: FieldKind
  readonly options: O
  readonly settings: FieldSettings
  /** Never set. */
  readonly types?: T
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>

/** Keeps the types of a kind of field. */
export function fieldKind<V, S extends FieldSettings = FieldSettings>(kind: FieldKind<V, S>): FieldKind<V, S> {
  const { name } = kind
  return { ...kind, toJSON: () => ({ name }) }
}

/** Makes a field of a kind. */
export function fieldOf<T extends FieldTypes, const O extends FieldOptions>(
  kind: FieldKind,
  { zh, en }: LocalText,
  options: O | undefined,
  settings: FieldSettings = {},
  // Options that the kind alone has would not be those of a field.
): Field<T, O & FieldOptions> {
  return { zh, en, kind, options: options ?? ({} as O), settings }
}

/** Returns the value of a field as text: empty for an empty one. */
export function valueText({ kind, settings }: Field, value: unknown, reader: TextReader): string {
  if (value === null || value === undefined || value === '') return ''
  if (kind.text) return kind.text(value, settings, reader)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns whether an entry of the fields of a kind of record says its kind, or is a label alone. */
export function isField(field: LocalText): field is Field {
  return 'kind' in field
}

/** Returns whether a list of records has the field, as a read of one has. */
export const isListed = ({ kind }: Field): boolean => kind.column !== 'none'

/** Returns whether a form has the field. */
export const isAsked = ({ options }: Field): boolean => !options.computed && !options.generated

/** Returns whether the form needs a value for the field. */
export const isRequired = ({ kind, options }: Field): boolean => !kind.isOptional && !options.optional
