import { SignaturePad, type Signature } from 'atrium/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { svgAddress } from '../svg-address'
import { texts } from '../text'
import { useLabels } from '../use-labels'

export default function Invoice() {
  const t = useText(texts)
  const labels = useLabels()
  const [signature, setSignature] = useState<Signature>()
  const [isMissing, setMissing] = useState(false)
  const [signed, setSigned] = useState('')
  const lines = [
    [t('desks'), '7,960.00'],
    [t('chairs'), '5,240.00'],
    [t('delivery'), '380.00'],
  ] as const
  const change = (next: Signature | undefined) => {
    setSignature(next)
    if (next) setMissing(false)
  }
  return (
    <div className={css.sheet}>
      <header>
        <b>{t('invoiceTitle')}</b>
        <span>{t('customer')}</span>
      </header>
      <dl className={css.lines}>
        {lines.map(([what, amount]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{t('currency', { amount })}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{t('total')}</dt>
          <dd>{t('currency', { amount: '13,580.00' })}</dd>
        </div>
      </dl>
      {signed ? (
        <div className={css.stamp}>
          <img src={signed} alt={t('signatureOf', { name: t('customer') })} />
          <b role="status">{t('signedOn')}</b>
          <Button onClick={() => setSigned('')}>{t('signAgain')}</Button>
        </div>
      ) : (
        <>
          <SignaturePad labels={labels} onChange={change} describedBy="invoice-missing" isInvalid={isMissing} />
          <p id="invoice-missing" className={css.error} role="alert">
            {isMissing && t('missing')}
          </p>
          <Button
            type="primary"
            block
            onClick={() => (signature ? setSigned(svgAddress(signature.toSvg())) : setMissing(true))}
          >
            {t('confirm')}
          </Button>
        </>
      )}
    </div>
  )
}
