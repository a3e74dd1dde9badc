import { most } from '@atrium/contract/untrusted/rules'
import { Icon } from '@atrium/ui/icon'
import { Form, Input } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { texts as passwordTexts } from '#shared/field/text'
import { useText } from '#shared/i18n/text'
import { useComparedField } from '../conflict/compared-fields'
import type { FieldProps } from './input-fields'
import css from './password-field.module.css'
import { texts } from '../text'

interface PasswordFieldProps extends Omit<FieldProps, 'disabled' | 'required'> {
  autoComplete?: 'new-password' | 'current-password'
  /** Says what is wrong with a password beside what else was typed; undefined when nothing is. */
  fault?: (password: string, other: (name: string) => unknown) => string | undefined
  /** The fields that `fault` looks at: a change of them asks it again. */
  dependsOn?: string[]
}

/** A password, with a button that shows it and a hint while Caps Lock is on. What a good one is, the server decides. */
export function PasswordField({ autoComplete = 'new-password', fault, dependsOn, hint, ...field }: PasswordFieldProps) {
  const t = useText(texts)
  const tPassword = useText(passwordTexts)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  useComparedField(field.name, { label: field.label, isSecret: true })
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Form.Item
      className={isCapsLock && !hint ? css.inGap : undefined}
      name={field.name}
      label={field.label}
      extra={isCapsLock ? tPassword('capsLock') : hint}
      dependencies={dependsOn}
      validateFirst
      rules={[
        { required: true, message: t('required', field) },
        ({ getFieldValue }) => ({
          validator: (_rule, password: string) => {
            const found = password && fault?.(password, getFieldValue)
            return found ? Promise.reject(new Error(found)) : Promise.resolve()
          },
        }),
      ]}
    >
      <Input
        type={isShown ? 'text' : 'password'}
        maxLength={most.password}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        // That of the kit is a button without a proper name.
        suffix={
          <button
            type="button"
            className={css.eye}
            aria-label={tPassword(isShown ? 'hide' : 'show')}
            title={tPassword(isShown ? 'hide' : 'show')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'lucide:eye-off' : 'lucide:eye'} />
          </button>
        }
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
      />
    </Form.Item>
  )
}
