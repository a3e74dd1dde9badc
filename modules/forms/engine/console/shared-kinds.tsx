import { createContext, use } from 'react'
import { KindValue, RecordName } from 'atrium/console/form'
import { drawValue } from 'atrium/console/list'
import { useLanguage } from 'atrium/console/text'
import { api } from '#calls/forms'
import { formEntry } from '../../contract/entry.record'
import type { Field, FieldValue } from '../schema/form'
import { fromKind, holdsFiles, isShared, kindFieldOf, toKind } from '../schema/kinds/shared-kinds'
import { valueText, type NameOf } from '../schema/value-text'
import type { SharedItemProps, SharedKinds } from '../view/form-context'

/** The id of the form that is filled in; undefined where it is only looked at. */
export const FormIdContext = createContext<number | undefined>(undefined)

function SharedItem({ field, id, label, hint, error, isRequired, disabled, value, onChange }: SharedItemProps) {
  const formId = use(FormIdContext)
  if (!isShared(field)) return null
  const files = holdsFiles(field)
  const kindField = kindFieldOf(field)
  // Files are sent for a field of a form that is filled in; a preview has none.
  const settings = files && { ...kindField.settings, of: formEntry.kind, field: `${formId}.${field.key}` }
  return (
    <KindValue
      id={id}
      name={field.kind}
      field={settings ? { ...kindField, settings } : kindField}
      label={label}
      hint={hint || undefined}
      required={isRequired}
      disabled={disabled || (files && formId === undefined)}
      error={error}
      choices={api.formFilling.choices}
      value={toKind(field, value)}
      onChange={(next) => onChange(fromKind(field, next))}
    />
  )
}

/** Kinds whose values are more than a text. */
const drawnKinds = new Set<Field['kind']>(['url', 'tags', 'picture', 'file', 'files', 'signature', 'richText'])

/** A value of a field as the details of records show it; undefined where its text says all. */
function Drawn({ field, value, isLarge }: { field: Field; value: FieldValue; isLarge: boolean }) {
  const language = useLanguage()
  if (!isShared(field)) return valueText(field, value, language)
  const label = language === 'en' ? field.label.en || field.label.zh : field.label.zh
  return drawValue(field.key, kindFieldOf(field), { [field.key]: toKind(field, value) }, { label, isLarge, language })
}

/** Draws a value of a shared kind: in the details of one entry, or smaller in a list. */
export const drawShared = (field: Field, value: FieldValue, isLarge = true) =>
  drawnKinds.has(field.kind) ? <Drawn field={field} value={value} isLarge={isLarge} /> : undefined

/** The names in the reply of an entry. */
export const namedBy =
  (names: Readonly<Record<string, string>>): NameOf =>
  (kind, id) =>
    names[`${kind}:${id}`]

export const sharedKinds: SharedKinds = {
  Item: SharedItem,
  draw: (field, value, nameOf) => {
    const isRecord = field.kind === 'person' || field.kind === 'department'
    // Values of a draft come without the names of records.
    if (isRecord && !nameOf && typeof value === 'number')
      return <RecordName call={api.formFilling.choices} field={field.kind} value={value} />
    return drawShared(field, value)
  },
}
