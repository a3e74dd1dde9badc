import type { OfferedProvider } from 'atrium/contract/system/user/sso/sign-in'
import { PlainButton } from 'atrium/ui/button'
import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { useBrand } from '#shared/brand/brand'
import { lazyPart } from '#shared/feedback/part/lazy-part'
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

const Providers = lazyPart(async () => (await import('./sso/providers/provider-part')).ProviderButtons)

/** Whether an account is an email address whose people sign in at a provider. */
const isOf = ({ domains }: OfferedProvider, account: string) =>
  domains.some((domain) => account.trim().toLowerCase().endsWith(`@${domain}`))

export function LoginForm() {
  const t = useText(texts)
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const button = useRef<HTMLButtonElement>(null)
  const focus = (name: FieldName) => inputs[name].current?.select()
  const { values, errors, isBusy, demand, code, change, submit, submitPasskey, submitProvider } = useLogin(focus)
  const passkey = usePasskeyAlone({ isIdle: !isBusy && !code.state, onUsed: submitPasskey })
  const product = useBrand(({ name }) => name)
  const { options, reload } = useLoginOptions()
  const providers = options?.providers ?? []
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    passkey.forget()
    const provider = code.state ? undefined : providers.find((one) => isOf(one, values.username))
    void (provider ? submitProvider(provider.providerId) : submit())
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
        {!code.state && (
          <OtherWays passkey={passkey} providers={providers} isBusy={isBusy} onProvider={submitProvider} />
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

interface OtherWaysProps {
  passkey: ReturnType<typeof usePasskeyAlone>
  providers: readonly OfferedProvider[]
  isBusy: boolean
  onProvider: (providerId: number) => void
}

/** The ways to sign in without account and password. */
function OtherWays({ passkey, providers, isBusy, onProvider }: OtherWaysProps) {
  const t = useText(texts)
  return (
    <>
      {passkey.isOffered && (
        <PlainButton className={css.passkey} aria-disabled={passkey.isBusy} onClick={passkey.ask}>
          {t('passkey')}
        </PlainButton>
      )}
      {providers.length > 0 && (
        <Providers
          providers={providers}
          isBusy={isBusy}
          onChoose={(id) => {
            passkey.forget()
            onProvider(id)
          }}
        />
      )}
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
