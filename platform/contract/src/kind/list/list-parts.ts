import type { Field, FilterOperator } from '../field-kind'
import { isIdentifier, isWhole } from '../fields-of'
import type { FieldedKind } from '../types'

type Listed = Pick<FieldedKind, 'fields' | 'id' | 'order'>
type Counted = Pick<FieldedKind, 'fields' | 'whole'>

const namesWith = ({ fields }: Pick<FieldedKind, 'fields'>, isMeant: (field: Field) => unknown): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [name] : []))

/** Returns the operators of the filter of a field beside the plain one. */
export function operatorsOf({ kind, options }: Pick<Field, 'options'> & { kind: Pick<Field['kind'], 'operators'> }) {
  const all: readonly FilterOperator[] = (options.filter && kind.operators) || []
  return all.filter((operator) => operator !== 'Empty' || options.optional)
}

/** Returns the columns that a list sorts by, its own order first; none where it has that alone. */
export function sortFields(kind: Listed): string[] {
  const sorted = namesWith(kind, ({ options }) => options.sort)
  return sorted.length === 0 ? [] : [...new Set([kind.order ?? kind.id, kind.id, ...sorted])]
}

/** Returns the fields by whose values a list groups its rows. One that comes whole has no groups: it is short, or the rows of a tree are below each other already. */
export const groupFields = (kind: Counted): string[] =>
  isWhole(kind) ? [] : namesWith(kind, ({ kind: { isGrouped }, options }) => isGrouped && options.filter)

/** Returns the fields whose sums a list shows. The numbers of a tree have none, since a row may hold what those below it hold. */
export const sumFields = (kind: Counted): string[] =>
  isWhole(kind)
    ? []
    : namesWith(kind, (field) => {
        const { total, inCode } = field.options
        return field.kind.isSummed && total !== false && !inCode && !isIdentifier(field)
      })
