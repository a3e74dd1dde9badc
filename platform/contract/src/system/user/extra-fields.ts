import type { LocalText } from '../../language'
import type { ValueFormat } from '../../kind/value-format'

interface FieldText {
  readonly name: LocalText
  /** Said below the field of the form. */
  readonly hint?: LocalText
}

/** One line of text; an empty one is `''`. `unique` is without regard to upper and lower case. `search`: the keyword of the list finds it. */
interface TextExtra extends FieldText {
  readonly kind: 'text'
  /** The most characters. */
  readonly most: number
  readonly unique?: true
  readonly search?: true
}

/** A whole number, from 0 to 999,999,999 without limits of its own; null when it is empty. */
interface IntExtra extends FieldText {
  readonly kind: 'int'
  readonly min?: number
  readonly max?: number
}

/** A day as `YYYY-MM-DD`; null when it is empty. */
interface DateExtra extends FieldText {
  readonly kind: 'date'
}

/** Yes or no; no without a value. `filter`: the list can be filtered by it. */
interface SwitchExtra extends FieldText {
  readonly kind: 'switch'
  readonly filter?: true
}

/** A value of a dictionary; `''` when it is empty. `filter`: the list can be filtered by it. */
interface DictExtra extends FieldText {
  readonly kind: 'dict'
  readonly dictType: string
  readonly filter?: true
}

/** An extra field of users, as plain data. Any of them may be empty. */
export type ExtraField = TextExtra | IntExtra | DateExtra | SwitchExtra | DictExtra

type Rest<F extends ExtraField> = Omit<F, 'kind'>

export const textField = (field: Rest<TextExtra>): ExtraField => ({ kind: 'text', ...field })
export const intField = (field: Rest<IntExtra>): ExtraField => ({ kind: 'int', ...field })
export const dateField = (field: Rest<DateExtra>): ExtraField => ({ kind: 'date', ...field })
export const switchField = (field: Rest<SwitchExtra>): ExtraField => ({ kind: 'switch', ...field })
export const dictField = (field: Rest<DictExtra>): ExtraField => ({ kind: 'dict', ...field })

/** The extra fields that a module gives users. */
export interface UserFields {
  /** The name of the module. */
  readonly module: string
  /** The table of the module that holds them, as `Schema` of the server has it: `userId` and a column for each field, which may be null. */
  readonly table: string
  /** By the names of their columns, in the order of the form. */
  readonly fields: Readonly<Record<string, ExtraField>>
}

/** The extra fields of one module in a product, with the title of the module. */
export interface UserFieldGroup extends UserFields {
  readonly title: LocalText
}

/**
 * Declares extra fields of users; the contract part of a module exports them as `userFields`. Throws an Error with a sentence for a table that
 * does not begin with the name of the module, and for a field that cannot be a column.
 * @example
 * export const userFields = defineUserFields('hr', {
 *   table: 'hrUserFields',
 *   fields: { employeeNo: textField({ name: { zh: '工号', en: 'Employee no.' }, most: 20, unique: true }) },
 * })
 */
export function defineUserFields(module: string, { table, fields }: Omit<UserFields, 'module'>): UserFields {
  if (!table.startsWith(module))
    throw new Error(`The table of the extra fields of users begins with "${module}", not "${table}".`)
  const wrong = Object.keys(fields).find((name) => !/^[a-z][A-Za-z0-9]{0,39}$/.test(name) || name === 'userId')
  if (wrong !== undefined) throw new Error(`The module ${module} cannot call an extra field of users "${wrong}".`)
  return { module, table, fields }
}

/** A value of an extra field, as callers see it. */
export type ExtraValue = string | number | boolean | null

/** The values of extra fields of one user, by module and field: `{ hr: { employeeNo: 'A-1' } }`. */
export type UserExtra = Readonly<Record<string, Readonly<Record<string, ExtraValue>>>>

/** Returns the `extra` of a user or of the input for one, `{}` where it has none. */
export const extraOf = (user: object): UserExtra => (user as { readonly extra?: UserExtra }).extra ?? {}

/** An extra field with its place. */
export interface PlacedField {
  /** Its name in errors of forms, in the operation log, among the columns of an import, and as filter and order of the list: `extra.hr.employeeNo`. */
  readonly key: string
  readonly module: string
  readonly table: string
  readonly column: string
  readonly field: ExtraField
}

/** Returns the extra fields of several modules in one list. */
export const placedFields = (groups: readonly UserFields[]): PlacedField[] =>
  groups.flatMap(({ module, table, fields }) =>
    Object.entries(fields).map(([column, field]) => ({
      key: `extra.${module}.${column}`,
      module,
      table,
      column,
      field,
    })),
  )

/** Whether the list of users has a filter for the field: an exact value, 1 and 0 for a switch. */
export const isFilter = ({ field }: PlacedField): boolean => 'filter' in field && field.filter === true

/** Whether the list of users can be put in the order of the field. */
export const isSortable = ({ field: { kind } }: PlacedField): boolean =>
  kind === 'text' || kind === 'int' || kind === 'date'

/** Returns the format of the value of a field in the operation log; undefined for one that shows as it is. */
export function extraFormat(field: ExtraField): ValueFormat | undefined {
  if (field.kind === 'dict') return { dictType: field.dictType }
  return field.kind === 'switch' ? 'yesNo' : undefined
}
