import { useRef, useState, type FormEvent } from 'react'
import { limits } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { useText, type Translate } from '#shared/i18n/text'
import { useDemand } from '#shared/session/verification/use-demand'
import { texts } from './text'

type FieldError = 'enterPassword' | 'enterLockPassword' | 'enterCode' | 'tooLong' | RequestError

/** A better message for an error than the server's, if any. */
type ErrorText = (error: RequestError) => string | undefined

const ofServer: ErrorText = () => undefined

function textOf(fieldError: FieldError, t: Translate<typeof texts.pairs>, errorText: ErrorText): string {
  if (typeof fieldError === 'object')
    return errorText(fieldError) ?? fieldError.fields.password ?? fieldError.fields.code ?? fieldError.msg
  return fieldError === 'tooLong' ? t(fieldError, { most: limits.maxPassword }) : t(fieldError)
}

/** A form of one password or code. `empty` says what to do when nothing was entered; an error of the server shows at the field. */
export function usePasswordForm(
  empty: 'enterPassword' | 'enterLockPassword' | 'enterCode',
  send: (password: string, pass?: string) => Promise<void>,
  errorText = ofServer,
) {
  const t = useText(texts)
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [fieldError, setFieldError] = useState<FieldError>()
  const [isBusy, setBusy] = useState(false)
  const { demand, note } = useDemand()
  const showError = (reason: FieldError, isDemand = false) => {
    setFieldError(reason)
    // A verification takes the focus itself.
    if (!isDemand) field.current?.select()
  }
  const change = (next: string) => {
    setValue(next)
    setFieldError(undefined)
  }
  const submit = async (pass?: string) => {
    if (isBusy) return
    if (value === '') return showError(empty)
    if (value.length > limits.maxPassword) return showError('tooLong')
    setBusy(true)
    try {
      await send(value, pass)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      showError(error, note(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    /** As of `useDemand`; the pass of its verification goes to `onPass`. */
    demand,
    onPass: (pass: string) => void submit(pass),
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
