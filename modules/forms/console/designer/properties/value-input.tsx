import type { Field, FieldValue, Form } from '@atrium/contract/form-schema/form'
import { useMemo } from 'react'
import { SchemaForm } from '#shared/field/schema-form/schema-form'
import { useSettingError } from './setting-error'

interface ValueInputProps {
  field: Field
  label: string
  /** The setting that it is. */
  at: string
  value: FieldValue | undefined
  onChange: (value: FieldValue | undefined) => void
}

/** A value of a field, by the control that the field has in the form. */
export function ValueInput({ field, label, at, value, onChange }: ValueInputProps) {
  const { kind, options, many, decimals, min, max, step } = field
  const form = useMemo((): Form => {
    const title = { zh: label, en: label }
    const one: Field = { kind, key: 'value', label: title, options, many, decimals, min, max, step }
    return { title, items: [one] }
  }, [kind, label, options, many, decimals, min, max, step])
  const defaults = value === undefined ? {} : { value }
  const error = useSettingError(at)
  // Another one for each value, since the same error may be about the next value too.
  const problems = useMemo(
    () =>
      error && value !== undefined
        ? { value: { code: 'type', message: { zh: error, en: error } } as const }
        : undefined,
    [error, value],
  )
  // Another kind of value is another control.
  return (
    <SchemaForm
      key={`${kind} ${many}`}
      form={form}
      defaultValues={defaults}
      problems={problems}
      onChange={(values) => onChange(values['value'])}
    />
  )
}
