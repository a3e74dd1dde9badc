import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { openOverlay } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Screen() {
  const t = useText(texts)
  const [state, setState] = useState<'open' | 'closing' | 'closed'>('open')
  const text = t('closing')
  useEffect(() => {
    if (state !== 'closing') return undefined
    const takeAway = openOverlay(text)
    const timer = setTimeout(() => setState('closed'), 2000)
    return () => {
      clearTimeout(timer)
      takeAway()
    }
  }, [state, text])
  return (
    <div className={css.card}>
      <div className={css.head}>
        <b>{t('year')}</b>
        <span className={css.hint}>{t(state === 'closed' ? 'closed' : 'open')}</span>
      </div>
      <p className={css.hint}>{t('yearMore')}</p>
      <Button icon={<Icon name="lucide:book-lock" />} onClick={() => setState('closing')}>
        {t('close')}
      </Button>
    </div>
  )
}
