import type { RecordFilter, ValueFilter } from './search-field'

export type Operator = 'contains' | 'is' | 'oneOf' | 'isEmpty' | 'isFilled'

/** An operator of a field: the filter of the address that it writes, and the value there where it takes none of the person. */
export interface OfferedOperator {
  operator: Operator
  name: string
  fixed?: 'true' | 'false'
}

export interface OperatorInForce extends OfferedOperator {
  value: string
}

/** Returns the operators of a field, the plain one first. */
export function operatorsOf(field: ValueFilter<string> | RecordFilter<string>): OfferedOperator[] {
  const { is, oneOf, empty } = field.operators ?? {}
  const isText = !('choices' in field) && !field.options
  return [
    { operator: isText ? ('contains' as const) : ('is' as const), name: field.name },
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
export function inForce(
  field: ValueFilter<string> | RecordFilter<string>,
  values: Partial<Record<string, string>>,
): OperatorInForce | undefined {
  const offered = operatorsOf(field).find(({ name, fixed }) => {
    const value = values[name]
    return value && (fixed === undefined || fixed === value)
  })
  return offered && { ...offered, value: values[offered.name]! }
}
