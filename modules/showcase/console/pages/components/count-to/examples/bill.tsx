import { CountTo } from '#modules/showcase/parts/motion/count-to'
import { InputNumber, Segmented, Switch } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const prices = { team: 29, business: 58 }
const plans = ['team', 'business'] as const

export default function Bill() {
  const t = useText(texts)
  const rate = useLanguage() === 'zh-cn' ? 0.06 : 0.2
  const [plan, setPlan] = useState<keyof typeof prices>('team')
  const [seats, setSeats] = useState(24)
  const [isYearly, setYearly] = useState(false)
  const net = prices[plan] * seats
  const discount = isYearly ? -0.2 * net : 0
  const tax = (net + discount) * rate
  const money = { decimals: 2, prefix: t('currency'), duration: 700 }
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('plan')}
        options={plans.map((value) => ({ value, label: t(value) }))}
        value={plan}
        onChange={setPlan}
      />
      <label className={css.line}>
        {t('seats')}
        <InputNumber min={1} max={999} precision={0} value={seats} onChange={(next) => setSeats(next ?? 1)} />
      </label>
      <label className={css.line}>
        {t('yearly')}
        <Switch checked={isYearly} onChange={setYearly} />
      </label>
      <dl className={css.sums}>
        <dt>{t('net')}</dt>
        <dd>
          <CountTo to={net} {...money} />
        </dd>
        <dt>{t('discount')}</dt>
        <dd>
          <CountTo to={discount} {...money} />
        </dd>
        <dt>{t('tax')}</dt>
        <dd>
          <CountTo to={tax} {...money} />
        </dd>
        <dt className={css.total}>{t('total')}</dt>
        <dd className={css.total}>
          <CountTo to={net + discount + tax} {...money} />
        </dd>
      </dl>
    </div>
  )
}
