import { useRef, useState, type FormEvent } from 'react'
import { limits } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { useText, type Translate } from '#shared/i18n/text'
import { texts } from './text'

type FieldError = 'enterPassword' | 'enterLockPassword' | 'tooLong' | RequestError

/** A better message for an error than the server's, if any. */
type ErrorText = (error: RequestError) => string | undefined

const ofServer: ErrorText = () => undefined

function textOf(fieldError: FieldError, t: Translate<typeof texts.pairs>, errorText: ErrorText): string {
  if (typeof fieldError === 'object') return errorText(fieldError) ?? fieldError.fields.password ?? fieldError.msg
  return fieldError === 'tooLong' ? t(fieldError, { most: limits.maxPassword }) : t(fieldError)
}

/** A form of one password. `empty` says what to do when nothing was entered; an error of the server shows at the field. */
export function usePasswordForm(
  empty: 'enterPassword' | 'enterLockPassword',
  send: (password: string) => Promise<void>,
  errorText = ofServer,
) {
  const t = useText(texts)
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [fieldError, setFieldError] = useState<FieldError>()
  const [isBusy, setBusy] = useState(false)
  const showError = (reason: FieldError) => {
    setFieldError(reason)
    field.current?.select()
  }
  const change = (next: string) => {
    setValue(next)
    setFieldError(undefined)
  }
  const submit = async () => {
    if (isBusy) return
    if (value === '') return showError(empty)
    if (value.length > limits.maxPassword) return showError('tooLong')
    setBusy(true)
    try {
      await send(value)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    field: {
      ref: field,
      error: fieldError && textOf(fieldError, t, errorText),
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
