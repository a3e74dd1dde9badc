import { useClickOutside, type Outside } from '#modules/showcase/parts/interaction/use-click-outside'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { priceText } from '#modules/showcase/console/price-text'
import css from '../page.module.css'
import { texts } from '../text'

const ways = { standard: 'lucide:truck', express: 'lucide:rocket', pickup: 'lucide:store' } as const

/** In cents. */
const goods = 57_880
const fees = { standard: 1200, express: 3000, pickup: 0 }

export default function Dropdown() {
  const t = useText(texts)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState<keyof typeof ways>('standard')
  const [closedBy, setClosedBy] = useState<Outside>()
  useClickOutside([button, panel], isOpen, (how) => {
    setOpen(false)
    setClosedBy(how)
    if (how === 'escape') button.current?.focus()
  })
  return (
    <div className={css.card}>
      <div className={css.order}>
        <b>{t('delivery')}</b>
        <Button ref={button} aria-expanded={isOpen} icon={<Icon name={ways[way]} />} onClick={() => setOpen(!isOpen)}>
          {t(way)}
        </Button>
        {isOpen && (
          <div ref={panel} role="group" aria-label={t('delivery')} className={css.panel}>
            {(Object.keys(ways) as (keyof typeof ways)[]).map((one) => (
              <button
                key={one}
                type="button"
                className="bare-control"
                aria-pressed={one === way}
                onClick={() => setWay(one)}
              >
                <Icon name={ways[one]} />
                {t(one)}
              </button>
            ))}
          </div>
        )}
      </div>
      <dl className={css.sums}>
        <dt>{t('goods')}</dt>
        <dd>{priceText(goods)}</dd>
        <dt>{t('fee')}</dt>
        <dd>{priceText(fees[way])}</dd>
        <dt className={css.total}>{t('total')}</dt>
        <dd className={css.total}>{priceText(goods + fees[way])}</dd>
      </dl>
      <p role="status">{closedBy ? t('closedBy', { how: t(closedBy) }) : t('notYet')}</p>
    </div>
  )
}
