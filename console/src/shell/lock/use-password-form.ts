import { useRef, useState, type FormEvent } from 'react'
import { limits } from '../../shared/api/api'
import { RequestError } from '../../shared/api/request-error'
import { useText, type Translate } from '../../shared/i18n/text'
import { texts } from './text'

type Fault = 'enterPassword' | 'enterLockPassword' | 'tooLong' | 'tooMany' | { readonly msg: string }

function textOf(fault: Fault, t: Translate<typeof texts.pairs>): string {
  if (typeof fault === 'object') return fault.msg
  return fault === 'tooLong' ? t(fault, { most: limits.maxPassword }) : t(fault)
}

/** The server's words are those of the login, and say nothing of the lock-screen password, which may still open. */
function faultIn(error: RequestError): Fault {
  if (error.result?.error === 'login.tooMany') return 'tooMany'
  return { msg: error.fields.password ?? error.msg }
}

/** A form of one password. `empty` says what to do when nothing was entered; a refusal of the server shows at the field. */
export function usePasswordForm(
  empty: 'enterPassword' | 'enterLockPassword',
  send: (password: string) => Promise<void>,
) {
  const t = useText(texts)
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const refuse = (reason: Fault) => {
    setFault(reason)
    field.current?.select()
  }
  const change = (next: string) => {
    setValue(next)
    setFault(undefined)
  }
  const submit = async () => {
    if (isBusy) return
    if (value === '') return refuse(empty)
    if (value.length > limits.maxPassword) return refuse('tooLong')
    setBusy(true)
    try {
      await send(value)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      refuse(faultIn(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    field: {
      ref: field,
      error: fault && textOf(fault, t),
      value,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
    },
    clear: () => change(''),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
  }
}
