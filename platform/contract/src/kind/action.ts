import type { Permission } from '../access'
import type { LocalText } from '../language'
import type { Field, Fields } from './field-kind'
import type { StateValue } from './fields/choice/state'
import { fileLimits } from './fields/media/file'
import { linesIn } from './fields/lines/line-values'

/** An action on records: a call, a permission with a name, a button for a row and for the selection, and a title in the operation log. */
export interface KindAction<S extends string = string> {
  /** A verb, such as "Book out". */
  readonly name: LocalText
  /** The states from which it is possible; all without it. */
  readonly from?: readonly S[]
  /** The state that it leads to; the state stays without it. */
  readonly to?: S
  /** The fields that it asks for first; lines and files are not among them. */
  readonly form?: Fields
  /** A sentence that asks whether to go on, where it asks for no fields. */
  readonly confirm?: LocalText
  /** The permission that it needs; by default that of the kind with the name of the action. */
  readonly permission?: Permission
  /** Also offered for selected rows. */
  readonly bulk?: true
  /** Takes something away: drawn in red. */
  readonly isDanger?: true
  /** Such as `lucide:package-check`. */
  readonly icon?: string
}

/**
 * Describes an action of a kind of record, and keeps the types of its fields.
 * @example
 * actions: { bookOut: action({ name: { zh: '出库', en: 'Book out' }, from: ['draft'], to: 'booked', bulk: true }) }
 */
export const action = <const A extends KindAction>(definition: A): A => {
  const [lines] = linesIn({ fields: definition.form ?? {} })
  if (lines)
    throw new Error(`The action ${definition.name.en} asks for lines, in ${lines.name}: only a record has them.`)
  const files = Object.entries(definition.form ?? {}).find(([, field]) => fileLimits(field))
  if (files)
    throw new Error(`The action ${definition.name.en} asks for files, in ${files[0]}: a file has one record alone.`)
  return definition
}

/** Returns the permission of an action. */
export const permissionOf = (
  { permissions }: { readonly permissions: `${string}:${string}` },
  name: string,
  { permission }: KindAction,
): Permission => permission ?? `${permissions}:${name}`

/** Returns the field of the state of a kind; undefined for a kind without one. */
export function stateFieldOf(fields: Readonly<Record<string, object>>): string | undefined {
  const isState = (field: object) => 'kind' in field && (field.kind as { name: string }).name === 'state'
  return Object.entries(fields).find(([, field]) => isState(field))?.[0]
}

/** Returns the state of a record, where records in it are fixed, and undefined elsewhere. */
export function fixedStateOf(
  { fields }: { readonly fields: Readonly<Record<string, LocalText | Field>> },
  record: object,
): StateValue | undefined {
  const name = stateFieldOf(fields)
  if (name === undefined) return undefined
  const { values } = (fields[name] as Field).settings as { readonly values: Readonly<Record<string, StateValue>> }
  const state = values[String((record as Readonly<Record<string, unknown>>)[name])]
  return state?.isFixed ? state : undefined
}

/** The states of a kind by their fields. */
export type StateOf<F> = {
  [P in keyof F]: F[P] extends Field<infer T> ? (T extends { readonly isState: true } ? T['value'] : never) : never
}[keyof F]
