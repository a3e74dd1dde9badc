import type { Input } from 'atrium/contract/endpoint'
import type { Factors } from 'atrium/contract/system/user/factor'
import { PlainButton } from 'atrium/ui/button'
import { Dialog, DialogActions } from 'atrium/ui/overlay/dialog'
import { useEffect, useState, type ReactNode } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { Field } from '#shared/field/field'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { useClosedByBack } from '#shared/navigation/overlays'
import { usePasskey } from '#shared/session/passkey/use-passkey'
import { endReauthentication } from '#shared/session/reauthentication/reauthentication'
import { useSession } from '#shared/session/user/session'
import { VerificationPart } from '#shared/session/verification/verification-part'
import { usePasswordForm } from '../lock/use-password-form'
import { ProviderWays } from './provider-ways'
import css from './reauthentication.module.css'
import { texts } from './text'

const cancel = () => endReauthentication(false)

/** Asks for the password of the account, or for a factor of the person: whichever they have and choose. */
export function ReauthenticationDialog() {
  const t = useText(texts)
  useClosedByBack(true, cancel)
  const own = useOwnFactors()
  const isFromProvider = useSession((session) => session.isFromProvider)
  const [isByCode, setByCode] = useState(false)
  return (
    <Dialog title={t('title')} hint={t('hint')} onClose={cancel}>
      {own && own.passkeys.length > 0 && <PasskeyButton />}
      {isFromProvider && <ProviderWays onShown={() => endReauthentication(true)} />}
      {isByCode ? <CodeForm /> : <PasswordForm />}
      {own && own.factors.length > 0 && (
        <button type="button" className={css.link} onClick={() => setByCode(!isByCode)}>
          {t(isByCode ? 'usePassword' : 'useCode')}
        </button>
      )}
    </Dialog>
  )
}

/** Returns what the person has beside the password, once it is known; the password does without. */
function useOwnFactors(): Factors | undefined {
  const [own, setOwn] = useState<Factors>()
  useEffect(() => {
    request(api.ownFactors.read, undefined, { message: false, isUnasked: true }).then(setOwn, () => {})
  }, [])
  return own
}

function PasskeyButton() {
  const t = useText(texts)
  const { isOffered, isBusy, error, ask } = usePasskey(async ({ askForOwnPasskey }) =>
    show({ passkey: await askForOwnPasskey() }),
  )
  if (!isOffered) return null
  return (
    <div className={css.passkey}>
      <PlainButton aria-disabled={isBusy} onClick={ask}>
        {t('usePasskey')}
      </PlainButton>
      <p role="alert">{error}</p>
    </div>
  )
}

function PasswordForm() {
  const t = useText(texts)
  const username = useSession((session) => session.userInfo.username)
  const form = usePasswordForm('enterPassword', (password, pass) => show({ password, pass }))
  return (
    <ShownForm {...form}>
      {/* Password managers fill in what belongs to this name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordInput {...form.field} label={t('password')} />
    </ShownForm>
  )
}

function CodeForm() {
  const t = useText(texts)
  const form = usePasswordForm('enterCode', (code, pass) => show({ code, pass }))
  const { ref } = form.field
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <ShownForm {...form}>
      <Field {...form.field} name="code" label={t('code')} autoComplete="one-time-code" inputMode="numeric" />
    </ShownForm>
  )
}

type ShownFormProps = Pick<ReturnType<typeof usePasswordForm>, 'isBusy' | 'demand' | 'onPass' | 'onSubmit'> & {
  children: ReactNode
}

function ShownForm({ isBusy, demand, onPass, onSubmit, children }: ShownFormProps) {
  const t = useText(texts)
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {children}
      {demand > 0 && <VerificationPart key={demand} purpose="reauthenticate" takesFocus onPass={onPass} />}
      <DialogActions>
        <PlainButton onClick={cancel}>{t('cancel')}</PlainButton>
        <SubmitButton busy={isBusy}>{t('submit')}</SubmitButton>
      </DialogActions>
    </form>
  )
}

async function show(body: Input<typeof api.session.reauthenticate>['body']): Promise<void> {
  try {
    await request(api.session.reauthenticate, { body }, { message: false })
  } catch (error) {
    // The session ended or was locked meanwhile, which shows in place of this.
    if (error instanceof RequestError && error.isHandled) return cancel()
    throw error
  }
  endReauthentication(true)
}
