import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import { useState } from 'react'
import { limits } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { useText, type Translate } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { returnPath } from '#shared/navigation/return-path'
import { signIn, type Credentials } from '#shared/session/calls/sign-in'
import { useCode } from '#shared/session/code/use-code'
import { useDemand } from '#shared/session/verification/use-demand'
import { texts } from './text'

export type FieldName = 'username' | 'password'

/** The error of the form: a code of the texts, which follow the language, or the server's own words. */
type LoginError = 'enterUsername' | 'enterPassword' | 'usernameTooLong' | 'passwordTooLong' | { readonly msg: string }

interface LoginErrors extends Partial<Record<FieldName, LoginError>> {
  form?: LoginError
}

/** The state of the login form; `onError` is called with the field that the person should look at. */
export function useLogin(onError: (field: FieldName) => void) {
  const t = useText(texts)
  const [values, setValues] = useState<Credentials>({ username: '', password: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [isBusy, setBusy] = useState(false)
  const { demand, note } = useDemand()
  const code = useCode()

  const show = (found: LoginErrors) => {
    setErrors(found)
    if (Object.keys(found).length > 0) onError(found.username ? 'username' : 'password')
  }

  const enter = async (by: Parameters<typeof signIn>[0]) => {
    setErrors({})
    setBusy(true)
    try {
      await signIn(by, wantedPath())
    } catch (error) {
      // The verification and the field for a code take the focus themselves.
      if (note(error)) setErrors(errorsIn(error))
      else if (code.note(error)) setErrors({})
      else show(errorsIn(error))
    } finally {
      setBusy(false)
    }
  }

  /** `pass` of a verification, which the server asks for after too many failed sign-ins. */
  async function submit(pass?: string): Promise<void> {
    if (isBusy) return
    const found = errorsOf(values)
    show(found)
    if (Object.keys(found).length > 0 || !code.check()) return
    await enter({ ...values, pass, ...code.sent })
  }

  /** Signs in with a passkey: after the password, where that was right, or alone. */
  async function submitPasskey(passkey: PasskeyProof): Promise<void> {
    await enter(code.state ? { ...values, passkey, keepBrowser: code.sent.keepBrowser } : () => openByPasskey(passkey))
  }

  /** Goes to a provider. */
  const submitProvider = (id: number): unknown => isBusy || enter(() => openAt(id))

  return {
    values,
    isBusy,
    demand,
    code,
    submit,
    submitPasskey,
    submitProvider,
    errors: textsOf(errors, t),
    change: (changed: Partial<Credentials>) => {
      setValues((now) => ({ ...now, ...changed }))
      setErrors((now) => errorsBeside(now, changed))
    },
  }
}

const textsOf = ({ username, password, form }: LoginErrors, t: Translate<typeof texts.pairs>) => ({
  username: textOf(username, t),
  password: textOf(password, t),
  form: textOf(form, t),
})

/** Returns the errors that a change of fields leaves. */
const errorsBeside = (errors: LoginErrors, changed: Partial<Credentials>): LoginErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== 'form' && !(name in changed)))

function textOf(error: LoginError | undefined, t: Translate<typeof texts.pairs>): string | undefined {
  if (typeof error !== 'string') return error?.msg
  if (error === 'usernameTooLong') return t(error, { most: limits.maxUsername })
  return error === 'passwordTooLong' ? t(error, { most: limits.maxPassword }) : t(error)
}

/** The code is there: it asked for the passkey. */
async function openByPasskey(passkey: PasskeyProof): Promise<{ data: string; msg: string }> {
  const passkeys = await import('#shared/session/passkey/passkey')
  return passkeys.openByPasskey(passkey)
}

/** The sign-in goes on at the provider. */
async function openAt(providerId: number): Promise<never> {
  const { signInAt } = await import('./sso/providers/provider-part')
  return signInAt(providerId, wantedPath())
}

/** Where the person wanted to go before they were asked to sign in. */
function wantedPath(): string {
  return returnPath(new URL(navigation().address(), location.origin).searchParams.get('redirect'))
}

function errorsOf({ username, password }: Credentials): LoginErrors {
  const errors: LoginErrors = {}
  const name = username.trim()
  if (name === '') errors.username = 'enterUsername'
  else if (name.length > limits.maxUsername) errors.username = 'usernameTooLong'
  if (password === '') errors.password = 'enterPassword'
  else if (password.length > limits.maxPassword) errors.password = 'passwordTooLong'
  return errors
}

function errorsIn(error: unknown): LoginErrors {
  if (!(error instanceof RequestError)) throw error
  const { username, password } = error.fields
  if (!username && !password) return { form: { msg: error.msg } }
  return { ...(username && { username: { msg: username } }), ...(password && { password: { msg: password } }) }
}
