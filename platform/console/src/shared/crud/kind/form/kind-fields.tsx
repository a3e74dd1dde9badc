import { isAsked, isRequired, type Fields } from 'atrium/contract/kind/field-kind'
import { linesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { textIn } from 'atrium/contract/language'
import { ConfigProvider } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '#shared/i18n/text'
import type { ChoiceCall } from '../../form/fields/record-select'
import css from './kind-fields.module.css'
import type { KindInputProps } from '../inputs/kind-input'
import type { FieldOfRecord, InputProps } from '../kind-page'

type LayoutOf = ComponentType<{ field: (name: string) => ReactNode; record: never }>

export interface KindFieldsProps {
  fields: Fields
  /** The inputs of the kinds of the fields, see `loadInputs`. */
  loaded: Readonly<Record<string, ComponentType<KindInputProps>>>
  choices: ChoiceCall | undefined
  parents?: KindInputProps['parents']
  /** The record that is edited; undefined for a new one. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** Inputs in the place of those of the kinds, by fields. */
  inputs?: Readonly<Record<string, ComponentType<InputProps> | undefined>> | undefined
  /** Returns what is different about fields for the record. */
  fieldsOf?: ((record: never) => Readonly<Record<string, FieldOfRecord | undefined>>) | undefined
  layout?: LayoutOf | undefined
}

/** The inputs of fields: below each other in their order, or as a layout places them. */
export function KindFields({ fields, loaded, record, inputs, fieldsOf, layout: Layout, ...calls }: KindFieldsProps) {
  const language = useLanguage()
  const own = fieldsOf?.(record as never)
  const draw = (name: string): ReactNode => {
    const field = fields[name]
    if (!field) throw new Error(`The form has no field ${name}.`)
    const { hint = field.options.hint, isFixed } = own?.[name] ?? {}
    const props = {
      name,
      label: textIn(language, field),
      required: isRequired(field),
      hint: hint && textIn(language, hint),
      record,
    }
    const Own = inputs?.[name]
    const Input = loaded[field.kind.name]
    // A layout may draw several of them as a list.
    const input = Own ? (
      <Own key={name} {...props} />
    ) : (
      Input && <Input key={name} {...props} {...calls} field={field} loaded={loaded} />
    )
    if (!isFixed) return input
    return (
      <ConfigProvider key={name} componentDisabled>
        {input}
      </ConfigProvider>
    )
  }
  if (Layout) return <Layout field={draw} record={record as never} />
  const asked = Object.keys(fields).filter((name) => isAsked(fields[name]!))
  const isLines = (name: string) => linesOf(fields[name]!) !== undefined
  const drawn = (names: readonly string[]) => names.map(draw)
  if (!asked.some(isLines)) return drawn(asked)
  // A form with lines is wide: its other fields are beside each other, above the lines.
  return (
    <>
      <div className={css.beside}>{drawn(asked.filter((name) => !isLines(name)))}</div>
      {drawn(asked.filter(isLines))}
    </>
  )
}
