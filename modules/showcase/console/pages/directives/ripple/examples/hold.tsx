import { useRipple } from '#modules/showcase/parts/interaction/press/use-ripple'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon, useLongPress } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Hold() {
  const t = useText(texts)
  const [isBack, setBack] = useState(false)
  const hold = useLongPress(() => setBack(true))
  const ripple = useRipple({ color: 'var(--bad)' })
  return (
    <div className={css.parcel}>
      <Icon name={isBack ? 'lucide:undo-2' : 'lucide:truck'} size={28} />
      <b>{t('parcel')}</b>
      <p role="status">{t(isBack ? 'recalled' : 'inTransit')}</p>
      {isBack ? (
        <Button onClick={() => setBack(false)}>{t('sendAgain')}</Button>
      ) : (
        <button ref={ripple} type="button" className={css.hold} {...hold}>
          {t('recall')}
        </button>
      )}
    </div>
  )
}
