import { useState, type KeyboardEvent } from 'react'
import { Icon } from '@atrium/ui/icon'
import { useText } from '../../shared/i18n/text'
import { Field, type FieldProps } from './field'
import css from './login.module.css'
import { texts } from './text'

/** A password with a button that shows it and a hint while Caps Lock is on. */
export function PasswordField(props: Pick<FieldProps, 'ref' | 'error' | 'value' | 'onChange'>) {
  const t = useText(texts)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...props}
      label={t('password')}
      hint={isCapsLock ? t('capsLock') : undefined}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
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
