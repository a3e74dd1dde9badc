import { isRequired, type Fields } from '@atrium/contract/kind/field-kind'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { textIn } from '@atrium/contract/language'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { RecordForm } from '../form/record-form'
import type { RecordFormHandle } from '../form/use-record-form'
import type { ChoiceCall } from '../form/fields/record-select'
import type { KindInputProps } from './inputs/kind-input'
import type { InputProps, LayoutProps } from './kind-page'
import { useKindText } from './kind-text'
import { askedFields } from './use-kind-form'

export type KindValues = Record<string, unknown>

interface KindFormProps {
  form: RecordFormHandle<KindValues, KindValues>
  kind: FieldedKind
  choices: ChoiceCall | undefined
  /** The inputs of the kinds of its fields, see `loadInputs`. */
  loaded: Readonly<Record<string, ComponentType<KindInputProps>>>
  inputs: Readonly<Record<string, ComponentType<InputProps> | undefined>> | undefined
  layout: ComponentType<LayoutProps<FieldedKind>> | undefined
  width: number | undefined
}

/** The form of a kind of record, in a drawer: an input for each field, in the order of the kind. */
export function KindForm({ form, kind, choices, loaded, inputs, layout: Layout, width }: KindFormProps) {
  const t = useKindText(kind)
  const language = useLanguage()
  const fields: Fields = askedFields(kind)
  const draw = (name: string, record: KindValues | undefined): ReactNode => {
    const field = fields[name]
    if (!field) throw new Error(`The form of ${kind.kind} has no field ${name}.`)
    const { hint } = field.options
    const props = {
      name,
      label: textIn(language, field),
      required: isRequired(field),
      hint: hint && textIn(language, hint),
      record,
    }
    const Own = inputs?.[name]
    if (Own) return <Own {...props} />
    const Input = loaded[field.kind.name]
    return Input && <Input {...props} field={field} choices={choices} />
  }
  return (
    <RecordForm form={form} titles={[t('add'), t('edit')]} {...(width && { size: width })}>
      {(record) =>
        Layout ? (
          <Layout field={(name) => draw(name, record)} record={record as never} />
        ) : (
          Object.keys(fields).map((name) => <Fragment key={name}>{draw(name, record)}</Fragment>)
        )
      }
    </RecordForm>
  )
}
