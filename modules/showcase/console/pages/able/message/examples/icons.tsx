import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const occasions = [
  { icon: 'lucide:cake', text: 'birthday' },
  { icon: 'lucide:party-popper', text: 'signed' },
  { icon: 'lucide:coffee', text: 'coffee' },
] as const

export default function Icons() {
  const t = useText(texts)
  const [duration, setDuration] = useState(3000)
  const times = [1000, 3000, 10_000].map((value) => ({ value, label: t('seconds', { count: value / 1000 }) }))
  return (
    <div className={sample.card}>
      <Segmented
        block
        aria-label={t('time')}
        options={[...times, { value: Infinity, label: t('stays') }]}
        value={duration}
        onChange={setDuration}
      />
      <ul className={css.rows}>
        {occasions.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            {t(text)}
            <Button
              size="small"
              aria-label={t('showOf', { text: t(text) })}
              onClick={() => notify.info(t(text), { icon, duration })}
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
