import { Button, Input } from 'antd'
import { useState } from 'react'
import { request, Verification } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { api } from '#calls/showcase'
import css from '../../verify.module.css'
import { texts } from '../text'

export default function SignUp() {
  const t = useText(texts)
  const [email, setEmail] = useState('')
  const [pass, setPass] = useState<string>()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<'form' | 'tried' | 'created'>('form')
  const error = email.includes('@') ? pass === undefined && t('verifyFirst') : t('enterEmail')
  const create = async () => {
    setState('tried')
    if (error || pass === undefined) return
    await request(api.verified.run, { body: { purpose: 'showcase-account', pass } })
    setState('created')
  }
  if (state === 'created') {
    return (
      <div className={css.card}>
        <p className={css.done} role="status">
          {t('created')}
        </p>
      </div>
    )
  }
  return (
    <div className={css.card}>
      <b className={css.title}>{t('join')}</b>
      <Input
        value={email}
        type="email"
        placeholder="lin.xiao@example.com"
        aria-label={t('email')}
        onChange={(event) => {
          setEmail(event.target.value)
          if (pass === undefined) return
          setPass(undefined)
          setRound(round + 1)
        }}
      />
      <Verification key={round} kind="slide" purpose="showcase-account" onPass={setPass} />
      {state === 'tried' && error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <Button type="primary" onClick={() => void create()}>
        {t('create')}
      </Button>
    </div>
  )
}
