import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon, useDebounced, useThrottled } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Calm() {
  const t = useText(texts)
  const [saves, setSaves] = useState({ presses: 0, runs: 0 })
  const [refreshes, setRefreshes] = useState({ presses: 0, runs: 0 })
  const save = useDebounced(() => setSaves((now) => ({ ...now, runs: now.runs + 1 })))
  const refresh = useThrottled(() => setRefreshes((now) => ({ ...now, runs: now.runs + 1 })))
  const press = (set: typeof setSaves, run: () => void) => () => {
    set((now) => ({ ...now, presses: now.presses + 1 }))
    run()
  }
  const parts = [
    ['debounced', 'lucide:save', saves, press(setSaves, save)],
    ['throttled', 'lucide:refresh-cw', refreshes, press(setRefreshes, refresh)],
  ] as const
  return (
    <div className={css.card}>
      {parts.map(([name, icon, { presses, runs }, onPress]) => (
        <div key={name} className={css.counted}>
          <Button icon={<Icon name={icon} />} onClick={onPress}>
            {t(name)}
          </Button>
          <span>{t('presses', { count: presses })}</span>
          <b aria-live="polite">{t('runs', { count: runs })}</b>
        </div>
      ))}
      <Button
        icon={<Icon name="lucide:rotate-ccw" />}
        onClick={() => {
          setSaves({ presses: 0, runs: 0 })
          setRefreshes({ presses: 0, runs: 0 })
        }}
      >
        {t('reset')}
      </Button>
    </div>
  )
}
