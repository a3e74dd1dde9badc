import { Button, Slider } from 'antd'
import { useState } from 'react'
import { openOverlay } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { useWork } from '../pause'
import { texts } from '../text'

const calls = ['stock', 'prices', 'customers'] as const

export default function Counted() {
  const t = useText(texts)
  const run = useWork()
  const [seconds, setSeconds] = useState({ stock: 1, prices: 2, customers: 1.5 })
  const [waited, setWaited] = useState<number>()
  const load = (name: (typeof calls)[number]) => {
    const close = openOverlay(t('syncing'))
    return run((wait) => wait(seconds[name] * 1000)).finally(close)
  }
  const sync = async () => {
    await Promise.all(calls.map(load))
    setWaited(Math.max(...Object.values(seconds)))
  }
  return (
    <div className={sample.card}>
      {calls.map((name) => (
        <div key={name} className={css.call}>
          <span>{t(name)}</span>
          <Slider
            min={0.5}
            max={3}
            step={0.5}
            value={seconds[name]}
            ariaLabelForHandle={t(name)}
            onChange={(value) => setSeconds({ ...seconds, [name]: value })}
          />
          <output>{t('seconds', { value: seconds[name] })}</output>
        </div>
      ))}
      <Button type="primary" onClick={() => void sync()}>
        {t('sync')}
      </Button>
      <span className={sample.hint} role="status">
        {waited !== undefined && t('waited', { value: waited })}
      </span>
    </div>
  )
}
