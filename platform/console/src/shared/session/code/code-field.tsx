import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import { PlainButton } from 'atrium/ui/button'
import { useEffect, useRef, useState } from 'react'
import { Field } from '#shared/field/field'
import { useText } from '#shared/i18n/text'
import { usePasskey } from '../passkey/use-passkey'
import css from './code.module.css'
import { texts } from './text'
import type { CodeState } from './use-code'

interface CodeFieldProps {
  state: CodeState
  onChange: (value: string) => void
  /** Left out where the sign-in does not offer to ask no more. */
  onKeep?: (isKept: boolean) => void
  /** May reject: the field says why. */
  onPasskey: (passkey: PasskeyProof) => Promise<void>
  onBack: () => void
}

// The cookie of a trusted browser needs TLS, and a server.
const canKeep = location.protocol === 'https:' && !__BROWSER_RUNTIME__

/** The field for the code of an authenticator app or a recovery code, in place of account and password, with a button for a passkey. It takes the focus, and again at each error. */
export function CodeField({
  state: { value, isKept, error, asked },
  onChange,
  onKeep,
  onPasskey,
  onBack,
}: CodeFieldProps) {
  const t = useText(texts)
  const input = useRef<HTMLInputElement>(null)
  const isByPasskey = asked === 'login.passkey'
  const [isRecovery, setRecovery] = useState(isByPasskey)
  const passkey = usePasskey(async ({ askForPasskey }) => onPasskey(await askForPasskey('secondFactor')))
  useEffect(() => input.current?.focus(), [isRecovery])
  useEffect(() => {
    // Not when it goes, which is with the first letter that is typed.
    if (error) input.current?.select()
  }, [error])
  const empty = isRecovery ? 'enterRecovery' : 'enterCode'
  const look = isRecovery
    ? ({
        label: t('recoveryCode'),
        hint: t(isByPasskey ? 'recoveryOrPasskey' : 'recoveryHint'),
        autoComplete: 'off',
        inputMode: 'text',
      } as const)
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
        error={passkey.error ?? (error && ('msg' in error ? error.msg : t(empty)))}
        onChange={(event) => {
          passkey.forget()
          onChange(event.target.value)
        }}
      />
      {canKeep && onKeep && (
        <label className={css.keep}>
          <input type="checkbox" checked={isKept === true} onChange={(event) => onKeep(event.target.checked)} />
          {t('keep')}
        </label>
      )}
      {passkey.isOffered && asked !== 'login.code' && (
        <PlainButton className={css.passkey} aria-disabled={passkey.isBusy} onClick={passkey.ask}>
          {t('usePasskey')}
        </PlainButton>
      )}
      <div className={css.links}>
        {!isByPasskey && (
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
        )}
        <button type="button" className={css.link} onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </>
  )
}
