import { useRef, useState, type FormEvent } from 'react'
import { limits } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { useText, type Translate } from '#shared/i18n/text'
import { texts } from './text'

type Fault = 'enterPassword' | 'enterLockPassword' | 'tooLong' | RequestError

/** Better words for a refusal than the server's, if any. */
type RefusalText = (refusal: RequestError) => string | undefined

const ofServer: RefusalText = () => undefined

function textOf(fault: Fault, t: Translate<typeof texts.pairs>, refusalText: RefusalText): string {
  if (typeof fault === 'object') return refusalText(fault) ?? fault.fields.password ?? fault.msg
  return fault === 'tooLong' ? t(fault, { most: limits.maxPassword }) : t(fault)
}

/** A form of one password. `empty` says what to do when nothing was entered; a refusal of the server shows at the field. */
export function usePasswordForm(
  empty: 'enterPassword' | 'enterLockPassword',
  send: (password: string) => Promise<void>,
  refusalText = ofServer,
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
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    field: {
      ref: field,
      error: fault && textOf(fault, t, refusalText),
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
