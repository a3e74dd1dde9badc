import { CountTo } from '#modules/showcase/parts/motion/count-to'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { figuresOf, type Period } from '../figures'
import css from '../page.module.css'
import { texts } from '../text'

export default function Dashboard() {
  const t = useText(texts)
  const [period, setPeriod] = useState<Period>('today')
  const periods = ['today', 'week', 'year'] as const
  return (
    <div className={css.dashboard}>
      <Segmented
        aria-label={t('period')}
        options={periods.map((value) => ({ value, label: t(value) }))}
        value={period}
        onChange={setPeriod}
      />
      <dl className={css.figures}>
        {figuresOf(period).map(({ key, icon, to, decimals, change, isCost = false }) => (
          <div key={key} className={css.figure}>
            <dt>
              <Icon name={icon} />
              {t(key)}
            </dt>
            <dd className={css.big}>
              <CountTo
                to={to}
                decimals={decimals}
                prefix={key === 'revenue' ? t('currency') : ''}
                suffix={key === 'conversion' ? '%' : ''}
              />
            </dd>
            <dd className={css.change}>
              <b className={change > 0 === isCost ? css.bad : css.good}>
                <Icon name={change > 0 ? 'lucide:trending-up' : 'lucide:trending-down'} />
                <CountTo to={change} decimals={1} prefix={change > 0 ? '+' : ''} suffix="%" />
              </b>
              {t('against')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
