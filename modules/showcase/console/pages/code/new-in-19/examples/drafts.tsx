import { Segmented } from 'antd'
import { Activity, useEffect, useEffectEvent, useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const names = ['mail', 'note'] as const

export default function Drafts() {
  const t = useText(texts)
  const [shown, setShown] = useState<(typeof names)[number]>('mail')
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('mounted')}
        options={names.map((value) => ({ value, label: t(value) }))}
        value={shown}
        onChange={setShown}
      />
      {names.map((name) => (
        <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
          <Draft name={t(name)} start={t(`${name}Text`)} />
        </Activity>
      ))}
    </div>
  )
}

function Draft({ name, start }: { name: string; start: string }) {
  const t = useText(texts)
  const [text, setText] = useState(start)
  const [saved, setSaved] = useState({ count: 0, length: 0 })
  // Sees the latest text, and is no reason to begin the timer again.
  const save = useEffectEvent(() => setSaved({ count: saved.count + 1, length: text.length }))
  useEffect(() => {
    const timer = setInterval(save, 2000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <textarea
        aria-label={t('draftOf', { name })}
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <small>{t('savedTimes', saved)}</small>
    </>
  )
}
