import { useRef, useState, type FormEvent } from 'react'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Name = 'old' | 'next' | 'repeat'
type FieldError = 'enterOld' | 'enterNext' | 'different' | { readonly msg: string }

const none = { old: '', next: '', repeat: '' }

function inputErrors({ old, next, repeat }: Record<Name, string>): Partial<Record<Name, FieldError>> {
  if (old === '') return { old: 'enterOld' }
  if (next === '') return { next: 'enterNext' }
  return next === repeat ? {} : { repeat: 'different' }
}

function serverErrors(error: unknown): Partial<Record<Name, FieldError>> {
  if (!(error instanceof RequestError)) throw error
  const { old, new: next } = error.fields
  return next ? { next: { msg: next } } : { old: { msg: old ?? error.msg } }
}

/** The form of a new password: the three fields with their field errors. `send` rejects with `RequestError`. */
export function useNewPassword(send: (old: string, next: string) => Promise<void>) {
  const t = useText(texts)
  const inputs = {
    old: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
  }
  const [values, setValues] = useState(none)
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<Name, FieldError>>>({})
  const [isBusy, setBusy] = useState(false)
  const show = (found: Partial<Record<Name, FieldError>>) => {
    setFieldErrors(found)
    const [first] = Object.keys(found) as Name[]
    if (first) inputs[first].current?.select()
    return first !== undefined
  }
  const submit = async () => {
    if (isBusy || show(inputErrors(values))) return
    setBusy(true)
    await send(values.old, values.next).catch((error: unknown) => show(serverErrors(error)))
    setBusy(false)
  }
  const field = (name: Name) => {
    const fieldError = fieldErrors[name]
    return {
      ref: inputs[name],
      name,
      label: t(name),
      value: values[name],
      error: typeof fieldError === 'string' ? t(fieldError) : fieldError?.msg,
      autoComplete: name === 'old' ? 'current-password' : 'new-password',
      onChange: ({ target }: { target: { value: string } }) => {
        setValues({ ...values, [name]: target.value })
        setFieldErrors({})
      },
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return { field, isBusy, onSubmit }
}
