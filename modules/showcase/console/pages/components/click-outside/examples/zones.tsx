import { useClickOutside } from '#modules/showcase/parts/interaction/use-click-outside'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function Zones() {
  const t = useText(texts)
  const card = useRef<HTMLDivElement>(null)
  const [counts, setCounts] = useState({ inside: 0, outside: 0 })
  const [last, setLast] = useState<'inside' | 'outside'>()
  const count = (where: 'inside' | 'outside') => {
    setLast(where)
    setCounts((now) => ({ ...now, [where]: now[where] + 1 }))
  }
  useClickOutside([card], true, (how) => how === 'pointer' && count('outside'))
  return (
    <div className={css.zones} data-last={last}>
      <span className={css.corner}>{t('outside')}</span>
      <div ref={card} className={css.zone} onPointerDown={() => count('inside')}>
        <b>{t('inside')}</b>
        <Button>{t('button')}</Button>
        <p role="status">{t('pressed', counts)}</p>
      </div>
    </div>
  )
}
