import { Button } from 'antd'
import { useState } from 'react'
import { request, Verification } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { api } from '#calls/showcase'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../../verify.module.css'
import { texts } from '../text'

export default function Coupon() {
  const t = useText(texts)
  const [step, setStep] = useState<'offer' | 'verify' | 'claimed'>('offer')
  const claim = async (pass: string) => {
    await request(api.verified.run, { body: { purpose: 'showcase-coupon', pass } })
    setStep('claimed')
  }
  return (
    <div className={css.card}>
      <b className={css.title}>{t('off')}</b>
      <span className={sample.hint}>{t('valid')}</span>
      {step === 'offer' && (
        <Button type="primary" onClick={() => setStep('verify')}>
          {t('claim')}
        </Button>
      )}
      {step === 'verify' && <Verification purpose="showcase-coupon" takesFocus onPass={(pass) => void claim(pass)} />}
      <p className={css.done} role="status">
        {step === 'claimed' && t('claimed')}
      </p>
    </div>
  )
}
