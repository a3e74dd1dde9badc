import { valueTypeOf } from './field-kinds'
import type { Comparison, Field } from './form'
import { allOptions } from './form-walk'
import { hasType } from './values-check'

/** Returns why a comparison can never be true of a field that its operator fits, or undefined. */
export function comparisonError(field: Field, { is, value }: Comparison): 'value' | 'noValue' | undefined {
  if (is === 'empty' || is === 'notEmpty') return undefined
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'noValue'
  if (is === 'oneOf') return Array.isArray(value) && value.every((one) => canEqual(field, one)) ? undefined : 'value'
  return canEqual(field, value) ? undefined : 'value'
}

/** Whether it is a value of the field, or one of those in its list. */
function canEqual(field: Field, value: unknown): boolean {
  const type = valueTypeOf(field)
  if (type !== 'choice' && type !== 'choices' && type !== 'path') return hasType[type](value)
  const { options = [] } = field
  // An entry from before may have a choice that was disabled since.
  return (
    typeof value === 'string' &&
    ('dictionary' in options || allOptions(options).some((option) => option.value === value))
  )
}
