import { PlainButton } from 'atrium/ui/button'
import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useBrand } from '#shared/brand/brand'
import { Field } from '#shared/field/field'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { hrefOf } from '#shared/navigation/href'
import { CodePart } from '#shared/session/code/code-part'
import type { Credentials } from '#shared/session/calls/sign-in'
import { VerificationPart } from '#shared/session/verification/verification-part'
import { DemoSection } from './demo-section'
import css from './login.module.css'
import { texts } from './text'
import { usePasskeyAlone } from './use-passkey-alone'
import { useLogin, type FieldName } from './use-login'
import { useLoginOptions } from './use-login-options'

export function LoginForm() {
  const t = useText(texts)
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const button = useRef<HTMLButtonElement>(null)
  const focus = (name: FieldName) => inputs[name].current?.select()
  const { values, errors, isBusy, demand, code, change, submit, submitPasskey } = useLogin(focus)
  const passkey = usePasskeyAlone({ isIdle: !isBusy && !code.state, onUsed: submitPasskey })
  const product = useBrand(({ name }) => name)
  const { options, reload } = useLoginOptions()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    passkey.forget()
    void submit()
  }
  return (
    <>
      <h1 className={css.title}>{t('title', { product })}</h1>
      <p className={css.subtitle}>{t('subtitle')}</p>
      <form onSubmit={onSubmit} noValidate>
        {code.state ? (
          <CodePart
            state={code.state}
            onChange={code.change}
            onKeep={code.keep}
            onBack={code.leave}
            onPasskey={submitPasskey}
          />
        ) : (
          <AccountFields
            inputs={inputs}
            values={values}
            errors={errors}
            onChange={(changed) => {
              passkey.forget()
              change(changed)
            }}
          />
        )}
        {demand > 0 && (
          <div className={css.verification}>
            <VerificationPart
              key={demand}
              purpose="login"
              account={values.username}
              takesFocus
              onPass={(pass) => void submit(pass)}
            />
          </div>
        )}
        <SubmitButton ref={button} busy={isBusy}>
          {t(isBusy ? 'submitting' : 'submit')}
        </SubmitButton>
        {passkey.isOffered && !code.state && (
          <PlainButton className={css.passkey} aria-disabled={passkey.isBusy} onClick={passkey.ask}>
            {t('passkey')}
          </PlainButton>
        )}
        <div className={css.outcome}>
          {options?.forgottenPassword && (
            <a className={css.forgotten} href={hrefOf('/password')}>
              {t('forgotten')}
            </a>
          )}
          <p className={css.error} role="alert">
            {errors.form ?? passkey.error}
          </p>
        </div>
      </form>
      <DemoSection
        accounts={options?.demoAccounts ?? []}
        onReset={reload}
        onPick={(account) => {
          code.leave()
          change(account)
          button.current?.focus()
        }}
      />
    </>
  )
}

interface AccountFieldsProps {
  inputs: Record<FieldName, RefObject<HTMLInputElement | null>>
  values: Credentials
  errors: Partial<Record<FieldName, string | undefined>>
  onChange: (changed: Partial<Credentials>) => void
}

/** Account and password. */
function AccountFields({ inputs, values, errors, onChange }: AccountFieldsProps) {
  const t = useText(texts)
  const { username } = inputs
  useEffect(() => username.current?.focus(), [username])
  return (
    <>
      <Field
        ref={inputs.username}
        label={t('username')}
        error={errors.username}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        onChange={(event) => onChange({ username: event.target.value })}
      />
      <PasswordInput
        ref={inputs.password}
        label={t('password')}
        error={errors.password}
        value={values.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
    </>
  )
}
