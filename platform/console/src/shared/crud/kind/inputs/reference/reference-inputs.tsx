import { nameFieldOf } from 'atrium/contract/kind/fields-of'
import { ChoiceField } from '../../../form/fields/choice-field'
import { DeptField } from '../../../form/fields/dept-field'
import { useCreation } from '../create/use-creation'
import type { KindInputProps } from '../kind-input'
import { fieldProps } from '../text-inputs'

/** The record that the edited one refers to. */
function presentOf({ name, record }: KindInputProps): { id: number; name: string } | undefined {
  const id = record?.[name]
  const title = record?.[nameFieldOf(name)]
  return typeof id === 'number' ? { id, name: typeof title === 'string' ? title : '' } : undefined
}

export function RefInput(props: KindInputProps) {
  const creation = useCreation(props.field)
  const present = presentOf(props)
  if (!props.choices) throw new Error(`The calls of the page have no choices for ${props.name}.`)
  return (
    <>
      <ChoiceField
        {...fieldProps(props)}
        call={props.choices}
        choiceName={props.choiceName}
        creation={creation}
        {...(present && { present })}
      />
      {creation?.drawer}
    </>
  )
}

export function DepartmentInput(props: KindInputProps) {
  const present = presentOf(props)
  return (
    <DeptField {...fieldProps(props)} {...(present && { present: { deptId: present.id, deptName: present.name } })} />
  )
}
