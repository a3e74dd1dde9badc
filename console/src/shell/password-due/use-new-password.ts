import { useRef, useState, type FormEvent } from 'react'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Name = 'old' | 'next' | 'repeat'
type Fault = 'enterOld' | 'enterNext' | 'different' | { readonly msg: string }

const none = { old: '', next: '', repeat: '' }

function faultsOf({ old, next, repeat }: Record<Name, string>): Partial<Record<Name, Fault>> {
  if (old === '') return { old: 'enterOld' }
  if (next === '') return { next: 'enterNext' }
  return next === repeat ? {} : { repeat: 'different' }
}

function faultsIn(error: unknown): Partial<Record<Name, Fault>> {
  if (!(error instanceof RequestError)) throw error
  const { old, new: next } = error.fields
  return next ? { next: { msg: next } } : { old: { msg: old ?? error.msg } }
}

/** The form of a new password: the three fields, and what is wrong with one of them. `send` rejects with `RequestError`. */
export function useNewPassword(send: (old: string, next: string) => Promise<void>) {
  const t = useText(texts)
  const inputs = {
    old: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
  }
  const [values, setValues] = useState(none)
  const [faults, setFaults] = useState<Partial<Record<Name, Fault>>>({})
  const [isBusy, setBusy] = useState(false)
  const show = (found: Partial<Record<Name, Fault>>) => {
    setFaults(found)
    const [first] = Object.keys(found) as Name[]
    if (first) inputs[first].current?.select()
    return first !== undefined
  }
  const submit = async () => {
    if (isBusy || show(faultsOf(values))) return
    setBusy(true)
    await send(values.old, values.next).catch((error: unknown) => show(faultsIn(error)))
    setBusy(false)
  }
  const field = (name: Name) => {
    const fault = faults[name]
    return {
      ref: inputs[name],
      name,
      label: t(name),
      value: values[name],
      error: typeof fault === 'string' ? t(fault) : fault?.msg,
      autoComplete: name === 'old' ? 'current-password' : 'new-password',
      onChange: ({ target }: { target: { value: string } }) => {
        setValues({ ...values, [name]: target.value })
        setFaults({})
      },
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return { field, isBusy, onSubmit }
}
