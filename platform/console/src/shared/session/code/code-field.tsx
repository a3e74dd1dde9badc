import { useEffect, useRef, useState } from 'react'
import { Field } from '#shared/field/field'
import { useText } from '#shared/i18n/text'
import css from './code.module.css'
import { texts } from './text'
import type { CodeState } from './use-code'

interface CodeFieldProps {
  state: CodeState
  onChange: (value: string) => void
  onBack: () => void
}

/** The field for the code of an authenticator app or a recovery code, in place of account and password. It takes the focus, and again at each error. */
export function CodeField({ state: { value, error }, onChange, onBack }: CodeFieldProps) {
  const t = useText(texts)
  const input = useRef<HTMLInputElement>(null)
  const [isRecovery, setRecovery] = useState(false)
  useEffect(() => input.current?.focus(), [isRecovery])
  useEffect(() => {
    // Not when it goes, which is with the first letter that is typed.
    if (error) input.current?.select()
  }, [error])
  const empty = isRecovery ? 'enterRecovery' : 'enterCode'
  const look = isRecovery
    ? ({ label: t('recoveryCode'), hint: t('recoveryHint'), autoComplete: 'off', inputMode: 'text' } as const)
    : ({ label: t('code'), hint: t('codeHint'), autoComplete: 'one-time-code', inputMode: 'numeric' } as const)
  return (
    <>
      <Field
        {...look}
        ref={input}
        name="code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error && ('msg' in error ? error.msg : t(empty))}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={css.links}>
        <button
          type="button"
          className={css.link}
          onClick={() => {
            setRecovery(!isRecovery)
            onChange('')
          }}
        >
          {t(isRecovery ? 'useCode' : 'useRecovery')}
        </button>
        <button type="button" className={css.link} onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </>
  )
}
