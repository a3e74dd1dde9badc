import { rangeOf, type FieldOperators, type RangeFilter, type RecordFilter, type ValueFilter } from './search-field'

/** A field with operators. */
export type OperatedFilter = ValueFilter<string> | RecordFilter<string> | RangeFilter<string>

export type Operator = 'contains' | 'between' | 'is' | 'oneOf' | 'isEmpty' | 'isFilled'

/** An operator of a field: the filter of the address that it writes, of a range the first one, and the value there where it takes none of the person. */
export interface OfferedOperator {
  operator: Operator
  name: string
  fixed?: 'true' | 'false'
}

export interface OperatorInForce extends OfferedOperator {
  value: string
}

function plainOf(field: OperatedFilter): Operator {
  if (!('name' in field)) return 'between'
  if ('choices' in field) return 'is'
  if (!field.options) return 'contains'
  return field.isMultiple ? 'oneOf' : 'is'
}

/** Returns the operators of a field, the plain one first. */
export function operatorsOf(field: OperatedFilter): OfferedOperator[] {
  const { is, oneOf, empty }: FieldOperators<string> = field.operators ?? {}
  return [
    { operator: plainOf(field), name: 'name' in field ? field.name : rangeOf(field)![0] },
    ...(is === undefined ? [] : [{ operator: 'is' as const, name: is }]),
    ...(oneOf === undefined ? [] : [{ operator: 'oneOf' as const, name: oneOf }]),
    ...(empty === undefined
      ? []
      : [
          { operator: 'isEmpty' as const, name: empty, fixed: 'true' as const },
          { operator: 'isFilled' as const, name: empty, fixed: 'false' as const },
        ]),
  ]
}

/** Returns the operator that the filters in force have, if any. */
export function inForce(field: OperatedFilter, values: Partial<Record<string, string>>): OperatorInForce | undefined {
  const offered = operatorsOf(field).find(({ operator, name, fixed }) => {
    const value = values[name] ?? (operator === 'between' ? values[rangeOf(field)![1]] : undefined)
    return value && (fixed === undefined || fixed === value)
  })
  return offered && { ...offered, value: values[offered.name] ?? '' }
}
