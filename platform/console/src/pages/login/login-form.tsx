import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useBrand } from '#shared/brand/brand'
import { Field } from '#shared/field/field'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { CodePart } from '#shared/session/code/code-part'
import type { Credentials } from '#shared/session/calls/sign-in'
import { VerificationPart } from '#shared/session/verification/verification-part'
import { DemoSection } from './demo-section'
import css from './login.module.css'
import { texts } from './text'
import { useLogin, type FieldName } from './use-login'

export function LoginForm() {
  const t = useText(texts)
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const button = useRef<HTMLButtonElement>(null)
  const focus = (name: FieldName) => inputs[name].current?.select()
  const { values, errors, isBusy, demand, code, change, submit } = useLogin(focus)
  const product = useBrand(({ name }) => name)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <h1 className={css.title}>{t('title', { product })}</h1>
      <p className={css.subtitle}>{t('subtitle')}</p>
      <form onSubmit={onSubmit} noValidate>
        {code.state ? (
          <CodePart state={code.state} onChange={code.change} onBack={code.leave} />
        ) : (
          <AccountFields inputs={inputs} values={values} errors={errors} onChange={change} />
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
        <div className={css.outcome}>
          <p className={css.error} role="alert">
            {errors.form}
          </p>
        </div>
      </form>
      <DemoSection
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
        autoComplete="username"
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
