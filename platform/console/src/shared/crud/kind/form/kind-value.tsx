import type { Field } from 'atrium/contract/kind/field-kind'
import { Form } from 'antd'
import { createElement, type ComponentType } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import type { ChoiceCall } from '../../form/fields/record-select'
import type { KindInputProps } from '../inputs/kind-input'

export interface KindValueProps {
  /** Begins the id of the input, which ends with an underscore and the name. */
  id: string
  /** The name of the field, as `choices` has it. */
  name: string
  field: Field
  label: string
  hint?: string | undefined
  required: boolean
  disabled: boolean
  error?: string | undefined
  /** The call that finds records for a reference. */
  choices?: ChoiceCall | undefined
  /** As the kind has it; undefined for an empty one. */
  value: unknown
  onChange: (value: unknown) => void
}

/** One for each kind, by its name. */
const parts = new Map<string, ComponentType<KindValueProps>>()

function partFor(field: Field): ComponentType<KindValueProps> {
  const { name } = field.kind
  const part =
    parts.get(name) ??
    lazyPart<KindValueProps>(
      async () => {
        const { loadInputs } = await import('../inputs/inputs')
        const loaded = await loadInputs([{ [name]: { ...field, options: {} } }])
        return valueInput(loaded[name]!)
      },
      { height: 62 },
    )
  parts.set(name, part)
  return part
}

/** The input of a kind of field with its value and its error from outside, for a form that is no record form. It loads when it is shown. */
export function KindValue(props: KindValueProps) {
  return createElement(partFor(props.field), props)
}

const valueInput = (Input: ComponentType<KindInputProps>) =>
  function ValueInput({ id, disabled, error, value, onChange, choices, hint, ...props }: KindValueProps) {
    const { name, field } = props
    return (
      <Form
        component={false}
        name={id}
        layout="vertical"
        disabled={disabled}
        // The form around it checks the value.
        validateTrigger={[]}
        fields={[{ name: [name], value: value ?? field.kind.empty, errors: error ? [error] : [] }]}
        onValuesChange={(values: Readonly<Record<string, unknown>>) => onChange(values[name])}
      >
        <Input {...props} hint={hint} record={undefined} choices={choices} />
      </Form>
    )
  }
