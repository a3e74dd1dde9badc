import { LoadingArea } from '#modules/showcase/parts/feedback/loading-area'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Rows() {
  return (
    <ul className={css.rows}>
      <Shop name="shop1" time={2600} />
      <Shop name="shop2" time={1400} />
      <Shop name="shop3" time={2000} />
    </ul>
  )
}

function Shop({ name, time }: { name: 'shop1' | 'shop2' | 'shop3'; time: number }) {
  const t = useText(texts)
  const [count, setCount] = useState(0)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => {
      setCount((now) => now + 1)
      setLoading(false)
    }, time)
    return () => clearTimeout(timer)
  }, [isLoading, time])
  return (
    <li>
      <LoadingArea isLoading={isLoading} label={t('syncing', { name: t(name) })}>
        <div className={css.shop}>
          <Icon name="lucide:store" size={18} />
          <b>{t(name)}</b>
          <span className={css.hint}>{count > 0 && t('synced', { count })}</span>
          <Button size="small" aria-label={t('syncOf', { name: t(name) })} onClick={() => setLoading(true)}>
            {t('sync')}
          </Button>
        </div>
      </LoadingArea>
    </li>
  )
}
