import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

/** A state of a record: its name, and the tint that it shows in, as values of dictionaries have one. */
export interface StateValue extends LocalText {
  readonly tint?: 'default' | 'primary' | 'success' | 'info' | 'warning' | 'danger'
  /** A record in it stays as it is: nobody edits or deletes it, and only actions lead from it. */
  readonly isFixed?: true
}

/** The types of a field for states named `S`. */
export interface StateTypes<S extends string> {
  readonly value: S
  readonly empty: never
  readonly filter: S
  readonly isNamed: false
  readonly operators: 'OneOf'
  readonly isGrouped: true
  readonly isState: true
}

/** The options that every state has: a form does not hold it, and the list has a filter for it. */
interface StateOptions extends FieldOptions {
  readonly generated: true
  readonly filter: true
}

const kind = fieldKind<string, { readonly values: Readonly<Record<string, StateValue>> }>({
  name: 'state',
  words: { zh: '状态', en: 'State' },
  column: 'text',
  empty: '',
  isOptional: true,
  filter: 'equals',
  operators: ['OneOf'],
  isGrouped: true,
  schema: ({ z }, { values }) => z.enum(Object.keys(values)),
  row: ({ z }) => z.string(),
  query: ({ text, most }) => text(most.dictText).optional(),
  format: ({ values }) => ({ words: values }),
})

/**
 * The state of a record, which actions change and no form does. A new record has the first one, which therefore cannot be fixed.
 * @example
 * state: state({ draft: { zh: '草稿', en: 'Draft' }, booked: { zh: '已出库', en: 'Booked', tint: 'success', isFixed: true } })
 */
export const state = <const V extends Readonly<Record<string, StateValue>>>(
  values: V,
  label: LocalText = { zh: '状态', en: 'State' },
) => {
  const [initial] = Object.keys(values)
  if (initial !== undefined && values[initial]!.isFixed)
    throw new Error(`A new record is in the state ${initial}: another one can be fixed.`)
  const options: StateOptions = { generated: true, filter: true, initial }
  return fieldOf<StateTypes<keyof V & string>, StateOptions>(kind, label, options, { values })
}
