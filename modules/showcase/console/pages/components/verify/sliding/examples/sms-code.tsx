import { Button, Input } from 'antd'
import { useState } from 'react'
import { request, Verification } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { api } from '#calls/showcase'
import css from '../../verify.module.css'
import { texts } from '../text'
import { useCountdown } from '../use-countdown'

export default function SmsCode() {
  const t = useText(texts)
  const [phone, setPhone] = useState('')
  const [step, setStep] = useState<'form' | 'wrong' | 'verify' | 'sent'>('form')
  const [seconds, start] = useCountdown()
  const send = async (pass: string) => {
    await request(api.verified.run, { body: { purpose: 'showcase-code', pass } })
    setStep('sent')
    start(60)
  }
  return (
    <div className={css.card}>
      <b className={css.title}>{t('signIn')}</b>
      <div className={css.row}>
        <Input
          value={phone}
          inputMode="tel"
          maxLength={11}
          placeholder="13800138000"
          aria-label={t('phone')}
          status={step === 'wrong' ? 'error' : undefined}
          onChange={(event) => {
            setPhone(event.target.value)
            setStep('form')
          }}
        />
        <Button disabled={seconds > 0} onClick={() => setStep(/^1[3-9]\d{9}$/.test(phone) ? 'verify' : 'wrong')}>
          {seconds > 0 ? t('sendAgain', { seconds }) : t('send')}
        </Button>
      </div>
      {step === 'wrong' && <p className={css.error}>{t('enterPhone')}</p>}
      {step === 'verify' && (
        <Verification kind="slide" purpose="showcase-code" takesFocus onPass={(pass) => void send(pass)} />
      )}
      <p className={css.done} role="status">
        {step === 'sent' && t('sent', { phone })}
      </p>
    </div>
  )
}
