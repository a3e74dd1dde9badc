import { LoadingArea } from '#modules/showcase/parts/feedback/loading-area'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const steps = ['step1', 'step2', 'step3'] as const

export default function Text() {
  const t = useText(texts)
  const [step, setStep] = useState(-1)
  const current = steps[step]
  useEffect(() => {
    if (!current) return undefined
    const timer = setTimeout(() => setStep((now) => now + 1), 1200)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <div className={css.card}>
      <LoadingArea isLoading={current !== undefined} label={current ? t(current) : ''} showsLabel delay={0}>
        <div className={css.file}>
          <Icon name="lucide:file-spreadsheet" size={32} />
          <b>{t('price')}</b>
          <span className={css.hint}>{t('priceMore')}</span>
        </div>
      </LoadingArea>
      <div className={css.head}>
        <span className={css.hint}>{t(step === steps.length ? 'imported' : 'notImported')}</span>
        <Button type="primary" disabled={current !== undefined} onClick={() => setStep(0)}>
          {t('import')}
        </Button>
      </div>
    </div>
  )
}
