import type { Field } from '../field-kind'
import { isWhole } from '../fields-of'
import type { FieldedKind } from '../types'
import { groupFields, operatorsOf, sortFields } from './list-parts'

/** The values that a filter may have in the address of a list: of a kind, one of the given values, or `someOf` them with commas between. */
export type FilterCheck =
  | 'text'
  | 'texts'
  | 'id'
  | 'ids'
  | 'flag'
  | 'integer'
  | 'date'
  | 'moment'
  | readonly string[]
  | { readonly someOf: readonly string[] }

/** The parts of the address that the derived list of a kind takes, as plain data. */
export interface KindListShape {
  readonly filters: Readonly<Record<string, FilterCheck>>
  readonly sorts: readonly string[]
  readonly groups: readonly string[]
  /** The call returns all records at once, see `isWhole`. */
  readonly isWhole?: true
}

/** Returns the filters, sorts and groups of the list of a kind. */
export function listShapeOf(
  kind: Pick<FieldedKind, 'fields' | 'id' | 'order' | 'softDelete' | 'whole'>,
): KindListShape {
  const filtered = Object.entries(kind.fields).filter(([, { options }]) => options.filter)
  const checks = filtered.map(([name, field]) => ({ ...plainChecks(name, field), ...operatorChecks(name, field) }))
  const filters = Object.assign({}, ...checks, kind.softDelete && { bin: ['true'] }) as KindListShape['filters']
  return { filters, sorts: sortFields(kind), groups: groupFields(kind), ...(isWhole(kind) && { isWhole: true }) }
}

type Checks = Record<string, FilterCheck>

function plainChecks(name: string, { kind, settings }: Field): Checks {
  const both = (check: FilterCheck) => ({ [`${name}From`]: check, [`${name}To`]: check })
  if (kind.filter === 'numbers') return both('integer')
  if (kind.filter === 'dates' || kind.filter === 'overlap') return both('date')
  if (kind.filter === 'moments') return both('moment')
  if (settings['choices']) return { [name]: { someOf: Object.keys(settings['choices']) } }
  if (settings['target']) return { [name]: 'id' }
  if (kind.name === 'yesNo') return { [name]: ['true', 'false'] }
  if (kind.name === 'state') return { [name]: Object.keys(settings['values'] as object) }
  return { [name]: kind.name === 'status' ? ['0', '1'] : 'text' }
}

function operatorChecks(name: string, field: Field): Checks {
  const checks = { Is: 'text', OneOf: field.settings['target'] ? 'ids' : 'texts', Empty: 'flag' } as const
  return Object.fromEntries(operatorsOf(field).map((operator) => [`${name}${operator}`, checks[operator]]))
}
