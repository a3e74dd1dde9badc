import { useState } from 'react'
import { limits } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { returnPath } from '#shared/navigation/return-path'
import { signIn, type Credentials } from '#shared/session/calls/sign-in'
import { useDemand } from '#shared/session/verification/use-demand'
import { texts } from './text'

export type FieldName = 'username' | 'password'

/** The error of the form: a code of the texts, which follow the language, or the server's own words. */
type Fault = 'enterUsername' | 'enterPassword' | 'usernameTooLong' | 'passwordTooLong' | { readonly msg: string }

interface Faults extends Partial<Record<FieldName, Fault>> {
  form?: Fault
}

/** The state of the login form; `onFault` is called with the field that the person should look at. */
export function useLogin(onFault: (field: FieldName) => void) {
  const t = useText(texts)
  const [values, setValues] = useState<Credentials>({ username: '', password: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const { demand, note } = useDemand()

  const show = (found: Faults) => {
    setFaults(found)
    if (Object.keys(found).length > 0) onFault(found.username ? 'username' : 'password')
  }

  /** `pass` of a verification, which the server asks for after too many failures. */
  async function submit(pass?: string): Promise<void> {
    if (isBusy) return
    const found = faultsOf(values)
    show(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await signIn({ ...values, pass }, wantedPath())
    } catch (error) {
      // The verification takes the focus itself.
      if (note(error)) setFaults(faultsIn(error))
      else show(faultsIn(error))
    } finally {
      setBusy(false)
    }
  }

  const textOf = (fault: Fault | undefined) => {
    if (typeof fault !== 'string') return fault?.msg
    if (fault === 'usernameTooLong') return t(fault, { most: limits.maxUsername })
    return fault === 'passwordTooLong' ? t(fault, { most: limits.maxPassword }) : t(fault)
  }

  return {
    values,
    isBusy,
    demand,
    submit,
    errors: { username: textOf(faults.username), password: textOf(faults.password), form: textOf(faults.form) },
    change: (changed: Partial<Credentials>) => {
      setValues((now) => ({ ...now, ...changed }))
      setFaults((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => name !== 'form' && !(name in changed))),
      )
    },
  }
}

/** Where the person wanted to go before they were asked to sign in. */
function wantedPath(): string {
  return returnPath(new URL(navigation().address(), location.origin).searchParams.get('redirect'))
}

function faultsOf({ username, password }: Credentials): Faults {
  const faults: Faults = {}
  const name = username.trim()
  if (name === '') faults.username = 'enterUsername'
  else if (name.length > limits.maxUsername) faults.username = 'usernameTooLong'
  if (password === '') faults.password = 'enterPassword'
  else if (password.length > limits.maxPassword) faults.password = 'passwordTooLong'
  return faults
}

function faultsIn(error: unknown): Faults {
  if (!(error instanceof RequestError)) throw error
  const { username, password } = error.fields
  if (!username && !password) return { form: { msg: error.msg } }
  return { ...(username && { username: { msg: username } }), ...(password && { password: { msg: password } }) }
}
