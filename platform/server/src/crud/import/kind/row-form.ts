import { isRequired } from 'atrium/contract/kind/field-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Form } from '../../crud-writes'
import { formValue, type Stored } from '../../kind-table'

/** Returns the values of a row as the form would send them: what it needs is there, from the record or as a new one begins. */
export function rowForm(kind: FieldedKind, values: Form, before?: Stored): Form {
  const needed = Object.entries(kind.fields).filter(
    ([name, field]) => isRequired(field) && !field.options.computed && !field.options.generated && !(name in values),
  )
  const form = needed.map(([name, field]) => {
    if (!before) return [name, field.options.initial]
    return [name, before[name] === null ? null : formValue(field.kind, before[name])]
  })
  return { ...Object.fromEntries(form), ...values }
}
