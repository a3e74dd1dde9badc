import { LoadingArea } from '#modules/showcase/parts/feedback/loading-area'
import { Button } from 'antd'
import { useState } from 'react'
import { countText, useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { useWork } from '../pause'
import { texts } from '../text'

export default function Area() {
  const t = useText(texts)
  const run = useWork()
  const [isLoading, setLoading] = useState(false)
  const [figures, setFigures] = useState({ orders: 1284, revenue: 86_420, returns: 12 })
  const refresh = async () => {
    setLoading(true)
    await run(async (wait) => {
      await wait(1500)
      setFigures(({ orders, revenue, returns }) => ({ orders: orders + 17, revenue: revenue + 1290, returns }))
    })
    setLoading(false)
  }
  return (
    <div className={sample.card}>
      <div className={css.head}>
        <b className={sample.title}>{t('sales')}</b>
        <Button icon={<Icon name="lucide:refresh-cw" />} loading={isLoading} onClick={() => void refresh()}>
          {t('refresh')}
        </Button>
      </div>
      <LoadingArea isLoading={isLoading} label={t('refreshing')} showsLabel>
        <dl className={css.figures}>
          {(['orders', 'revenue', 'returns'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{countText(figures[name])}</dd>
            </div>
          ))}
        </dl>
      </LoadingArea>
    </div>
  )
}
