import { Icon } from 'atrium/ui/icon'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/text'
import css from './use-password.module.css'
import { texts } from '../text'

/**
 * Returns the parts of an input for a password: the properties `input` of the element, the button `eye` that shows what was typed, whose
 * size `eyeClass` gives, and while Caps Lock is on a `warning`.
 */
export function usePassword(eyeClass: string | undefined) {
  const t = useText(texts)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return {
    input: {
      type: isShown ? 'text' : 'password',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown: watch,
      onKeyUp: watch,
      onBlur: () => setCapsLock(false),
    },
    // That of antd is a button without a proper name.
    eye: (
      <button
        type="button"
        className={`${css.eye} ${eyeClass}`}
        aria-label={t(isShown ? 'hide' : 'show')}
        title={t(isShown ? 'hide' : 'show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'lucide:eye-off' : 'lucide:eye'} />
      </button>
    ),
    warning: isCapsLock ? t('capsLock') : undefined,
  }
}
