import { useState } from 'react'
import { limits } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
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

  /** `pass` of a verification, which the server asks for after too many failed sign-ins. */
  async function submit(pass?: string): Promise<void> {
    if (isBusy) return
    const found = errorsOf(values)
    show(found)
    if (Object.keys(found).length > 0 || !code.check()) return
    setBusy(true)
    try {
      await signIn({ ...values, pass, code: code.state?.value }, wantedPath())
    } catch (error) {
      // The verification and the field for a code take the focus themselves.
      if (note(error)) setErrors(errorsIn(error))
      else if (code.note(error)) setErrors({})
      else show(errorsIn(error))
    } finally {
      setBusy(false)
    }
  }

  const textOf = (error: LoginError | undefined) => {
    if (typeof error !== 'string') return error?.msg
    if (error === 'usernameTooLong') return t(error, { most: limits.maxUsername })
    return error === 'passwordTooLong' ? t(error, { most: limits.maxPassword }) : t(error)
  }

  return {
    values,
    isBusy,
    demand,
    code,
    submit,
    errors: { username: textOf(errors.username), password: textOf(errors.password), form: textOf(errors.form) },
    change: (changed: Partial<Credentials>) => {
      setValues((now) => ({ ...now, ...changed }))
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => name !== 'form' && !(name in changed))),
      )
    },
  }
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
