import { isRequired, type Field } from 'atrium/contract/kind/field-kind'
import { nameFieldOf, targetOf } from 'atrium/contract/kind/fields-of'
import { calculatedOf, type Line } from 'atrium/contract/kind/fields/lines/line-values'
import { textIn } from 'atrium/contract/language'
import { Field as FormField } from '@rc-component/form'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { FieldTextContext, type FieldText } from '../../../form/field-item'
import { RecordName } from '../../../form/fields/record-select'
import { drawValue } from '../../cells/cells'
import type { LineParts } from '../line-parts'
import { CellErrors, CellLabel, LineText } from './line-text'
import css from '../lines.module.css'

interface CellProps {
  of: LineParts
  index: number
  field: readonly [string, Field]
}

/** The input of a field of a line; its value as text in a line that is not being filled in. */
export function LineInput({ of, index, field: [name, field], isActive }: CellProps & { isActive: boolean }) {
  const language = useLanguage()
  const form = Form.useFormInstance()
  const Input = of.loaded?.[field.kind.name]
  if (!Input) return null
  const label = textIn(language, field)
  const choiceName = `${of.name}.${name}`
  const nameOf = (id: unknown) => of.names[name]?.get(id)
  const textOf = (value: unknown): ReactNode => {
    if (!targetOf(field)) return drawValue(name, field, { [name]: value }, { label, isLarge: false, language })
    if (typeof value !== 'number' || !of.choices) return undefined
    const known = nameOf(value)
    const present = known ? { id: value, name: known } : undefined
    return <RecordName call={of.choices} field={choiceName} value={value} present={present} />
  }
  const draw: FieldText = (value, errors) => (
    <LineText name={[of.name, index, name]} label={label} errors={errors}>
      {textOf(value)}
    </LineText>
  )
  const value: unknown = form.getFieldValue([of.name, index, name])
  const known = nameOf(value)
  return (
    <FieldTextContext value={isActive ? undefined : draw}>
      <Input
        name={name}
        choiceName={choiceName}
        label={label}
        required={isRequired(field)}
        hint={undefined}
        record={targetOf(field) && known !== undefined ? { [name]: value, [nameFieldOf(name)]: known } : undefined}
        field={field}
        choices={of.choices}
        loaded={of.loaded}
      />
    </FieldTextContext>
  )
}

type Values = Readonly<Record<string, unknown>>

/** A value that the line calculates while it is filled in, with the error of the server at it. Watching the values would compare all of them for each line. */
export function CalculatedCell({ of, index, field: [name, field] }: CellProps) {
  const language = useLanguage()
  const label = textIn(language, field)
  const lineIn = (values: Values) => (values[of.name] as readonly Line[] | undefined)?.[index]
  return (
    <FormField<Values> name={name} shouldUpdate={(before, after) => lineIn(before) !== lineIn(after)}>
      {(_, { errors }, { getFieldValue }) => {
        const row = calculatedOf(of.settings, (getFieldValue([of.name, index]) ?? {}) as Line)
        return (
          <>
            <CellLabel>{label}</CellLabel>
            <output className={css.calculated} aria-label={label}>
              {drawValue(name, field, row, { label, isLarge: false, language }) ?? '—'}
            </output>
            <CellErrors errors={errors} />
          </>
        )
      }}
    </FormField>
  )
}
