import { textIn } from 'atrium/contract/language'
import { DateField } from '#shared/crud/form/fields/date-field'
import { DictField } from '#shared/crud/form/fields/dict-field'
import { NumberField, TextField } from '#shared/crud/form/fields/input-fields'
import { SwitchField } from '#shared/crud/form/fields/option-fields'
import { FieldGroup } from '#shared/crud/form/field-group'
import { useLanguage } from '#shared/i18n/text'
import { useRunningGroups, type RunningField } from './running-fields'

/** The extra fields of users: a section with the title of each module that runs. */
export function ExtraFields() {
  const language = useLanguage()
  return useRunningGroups().map(({ module, title, placed }) => (
    <FieldGroup key={module} title={textIn(language, title)}>
      {placed.map((one) => (
        <ExtraInput key={one.key} name={one.key} field={one.field} />
      ))}
    </FieldGroup>
  ))
}

function ExtraInput({ name, field }: { name: string; field: RunningField['field'] }) {
  const language = useLanguage()
  const shared = { name, label: textIn(language, field.name), hint: field.hint && textIn(language, field.hint) }
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} max={field.most} />
    case 'int':
      return <NumberField {...shared} min={field.min} max={field.max} />
    case 'date':
      return <DateField {...shared} />
    case 'switch':
      return <SwitchField {...shared} />
    case 'dict':
      return <DictField {...shared} dictType={field.dictType} />
  }
}
