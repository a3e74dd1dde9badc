import { useRef, useState, type FormEvent } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Name = 'next' | 'repeat'

interface Setting {
  readonly token: string
  readonly onSet: () => void
  readonly onBad: (msg: string) => void
}

/** The form of a password that is set by a link: its two fields with their errors. */
export function useSetPassword({ token, onSet, onBad }: Setting) {
  const t = useText(texts)
  const inputs = { next: useRef<HTMLInputElement>(null), repeat: useRef<HTMLInputElement>(null) }
  const [values, setValues] = useState({ next: '', repeat: '' })
  const [wrong, setWrong] = useState<{ readonly name: Name; readonly text: () => string }>()
  const [isBusy, setBusy] = useState(false)
  const show = (name: Name, text: () => string) => {
    setWrong({ name, text })
    inputs[name].current?.select()
  }
  const send = async () => {
    setBusy(true)
    try {
      await request(api.passwordLinks.use, { body: { token, password: values.next } }, { message: false })
      onSet()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const { password } = error.fields
      if (password) show('next', () => password)
      else onBad(error.msg)
    }
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (values.next === '') show('next', () => t('enterNext'))
    else if (values.next !== values.repeat) show('repeat', () => t('different'))
    else void send()
  }
  const field = (name: Name) => ({
    ref: inputs[name],
    name,
    label: t(name),
    value: values[name],
    autoComplete: 'new-password',
    ...(wrong?.name === name && { error: wrong.text() }),
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value })
      setWrong(undefined)
    },
  })
  return { field, isBusy, onSubmit }
}
