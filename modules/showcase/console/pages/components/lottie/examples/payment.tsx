import { LottiePlayer } from '#modules/showcase/parts/media/lottie-player'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { loading, success } from '../animations'
import { useLottieLabels } from '../labels'
import css from '../page.module.css'
import { texts } from '../text'

export default function Payment() {
  const t = useText(texts)
  const [state, setState] = useState<'paying' | 'paid'>('paid')
  const [waiting, done] = [useLottieLabels('loading'), useLottieLabels('success')]
  useEffect(() => {
    if (state !== 'paying') return undefined
    const answer = setTimeout(() => setState('paid'), 1800)
    return () => clearTimeout(answer)
  }, [state])
  const isPaid = state === 'paid'
  return (
    <div className={css.card}>
      {isPaid ? (
        <LottiePlayer key="paid" src={success} labels={done} loop={false} size={140} />
      ) : (
        <LottiePlayer key="paying" src={loading} labels={waiting} size={140} />
      )}
      <b role="status">{t(isPaid ? 'paid' : 'paying')}</b>
      <span className={css.hint}>{t('order')}</span>
      <Button type="primary" disabled={!isPaid} onClick={() => setState('paying')}>
        {isPaid ? `${t('again')} · ${t('pay')}` : t('pay')}
      </Button>
    </div>
  )
}
