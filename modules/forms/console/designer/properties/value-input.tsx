import type { Field, FieldValue, Form } from '#modules/forms/engine/schema/form'
import { useMemo, useState } from 'react'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import css from '../designer.module.css'
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
    const one: Field = { kind, key: 'value', label: title, options: distinct(options), many, decimals, min, max, step }
    return { title, items: [one] }
  }, [kind, label, options, many, decimals, min, max, step])
  const defaults = value === undefined ? {} : { value }
  // A value that was changed elsewhere, such as by undo, needs a control that starts with it.
  const [own, setOwn] = useState({ value, round: 0 })
  if (!isSame(own.value, value)) setOwn({ value, round: own.round + 1 })
  const take = (next: FieldValue | undefined) => {
    // The control reports other options too, which would be a step of undo.
    if (isSame(value, next)) return
    setOwn({ value: next, round: own.round })
    onChange(next)
  }
  const error = useSettingError(at)
  // Another one for each value, since the same error may be about the next value too.
  const errors = useMemo(
    () =>
      error && value !== undefined
        ? { value: { code: 'type', message: { zh: error, en: error } } as const }
        : undefined,
    [error, value],
  )
  // Another kind of value is another control.
  return (
    <div className={css.value}>
      <SchemaForm
        key={`${kind} ${many} ${own.round}`}
        form={form}
        defaultValues={defaults}
        errors={errors}
        onChange={(values) => take(values['value'])}
      />
    </div>
  )
}

/** A link keeps an empty text where the control has no value. */
const isSame = (a: FieldValue | undefined, b: FieldValue | undefined) =>
  JSON.stringify(a ?? '') === JSON.stringify(b ?? '')

/** While options are edited, two can have the same value. */
function distinct(options: Field['options']): Field['options'] {
  if (!options || 'dictionary' in options) return options
  return [...new Map(options.toReversed().map((option) => [option.value, option])).values()].toReversed()
}
