import { useState, type KeyboardEvent } from 'react'
import { Icon } from '@atrium/ui/icon'
import { useText } from '../i18n/text'
import { Field, type FieldProps } from './field'
import css from './field.module.css'
import { texts } from './text'

/** A password with a button that shows it and a hint while Caps Lock is on. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'warning' | 'children'>) {
  const t = useText(texts)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      autoComplete="current-password"
      name="password"
      {...props}
      warning={isCapsLock ? t('capsLock') : undefined}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className={css.eye}
        aria-label={t(isShown ? 'hide' : 'show')}
        title={t(isShown ? 'hide' : 'show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'lucide:eye-off' : 'lucide:eye'} />
      </button>
    </Field>
  )
}
