import { most } from 'atrium/contract/untrusted/rules'
import { Form, Input } from 'antd'
import { usePassword } from '#shared/field/password/use-password'
import { useText } from '#shared/i18n/text'
import { useComparedField } from '../conflict/compared-fields'
import type { FieldProps } from './input-fields'
import css from './password-field.module.css'
import { texts } from '../text'

interface PasswordFieldProps extends Omit<FieldProps, 'disabled' | 'required'> {
  autoComplete?: 'new-password' | 'current-password' | 'off'
  /** The most characters, where it is no password of a user. */
  max?: number
  /** Returns the error of a password, given the other values; undefined when nothing is. */
  error?: (password: string, other: (name: string) => unknown) => string | undefined
  /** The fields that `error` reads: a change of them runs it again. */
  dependsOn?: string[]
}

/** A password, with a button that shows it and a hint while Caps Lock is on. What a good one is, the server decides. */
export function PasswordField({
  autoComplete = 'new-password',
  max = most.password,
  error,
  dependsOn,
  hint,
  ...field
}: PasswordFieldProps) {
  const t = useText(texts)
  const { input, eye, warning } = usePassword(css.eye)
  useComparedField(field.name, { label: field.label, isSecret: true })
  return (
    <Form.Item
      className={warning && !hint ? css.inGap : undefined}
      name={field.name}
      label={field.label}
      extra={warning ?? hint}
      dependencies={dependsOn}
      validateFirst
      rules={[
        { required: true, message: t('required', field) },
        ({ getFieldValue }) => ({
          validator: (_rule, password: string) => {
            const found = password && error?.(password, getFieldValue)
            return found ? Promise.reject(new Error(found)) : Promise.resolve()
          },
        }),
      ]}
    >
      <Input {...input} maxLength={max} autoComplete={autoComplete} suffix={eye} />
    </Form.Item>
  )
}
