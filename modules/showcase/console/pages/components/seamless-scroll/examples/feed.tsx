import { SeamlessScroll } from '#modules/showcase/parts/motion/seamless-scroll'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

export default function Feed() {
  const t = useText(texts)
  const labels = { list: t('orders'), ...useLabels() }
  const [count, setCount] = useState(6)
  const goods = t('goods').split('|')
  const cities = t('cities').split('|')
  const orders = Array.from({ length: count }, (_, index) => ({
    number: `AT-${20_261 + index * 7}`,
    what: goods[(index * 3) % goods.length],
    city: cities[(index * 2) % cities.length],
    amount: (59 + ((index * 83) % 240)).toFixed(2),
  }))
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <b>{t('orders')}</b>
        <Button icon={<Icon name="lucide:plus" />} disabled={count >= 20} onClick={() => setCount(count + 1)}>
          {t('addOrder')}
        </Button>
      </header>
      <SeamlessScroll
        items={orders}
        itemKey={({ number }) => number}
        renderItem={({ number, what, city, amount }) => (
          <div className={css.order}>
            <Icon name="lucide:package" />
            <span>
              <b>{what}</b>
              <small>
                {number} · {city}
              </small>
            </span>
            <b>{t('price', { amount })}</b>
          </div>
        )}
        labels={labels}
        speed={120}
        rest={2000}
        className={css.orders}
      />
    </div>
  )
}
