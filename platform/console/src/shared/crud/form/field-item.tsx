import { Field } from '@rc-component/form'
import { Form, type FormItemProps } from 'antd'
import { createContext, use, type ReactElement, type ReactNode } from 'react'

/** Draws the value of a field as text, with its errors. */
export type FieldText = (value: unknown, errors: readonly string[]) => ReactNode

/** Undefined where fields are filled in. */
export const FieldTextContext = createContext<FieldText | undefined>(undefined)

type FieldItemProps = Omit<FormItemProps, 'children'> & { children: ReactElement }

/**
 * The form item of a field that lines may have too: in a line that is not being filled in its value shows as text, and is checked by the same rules. A form item draws a lot,
 * and a form with a hundred lines has a thousand of them.
 */
export function FieldItem({ children, ...item }: FieldItemProps) {
  const draw = use(FieldTextContext)
  if (!draw) return <Form.Item {...item}>{children}</Form.Item>
  const { name, rules = [], validateFirst = false } = item
  return (
    <Field name={name} rules={rules} validateFirst={validateFirst}>
      {({ value }, { errors }) => draw(value, errors)}
    </Field>
  )
}
