import { LoadingArea } from '#modules/showcase/parts/feedback/loading-area'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { useWork } from '../pause'
import { texts } from '../text'

export default function Quick() {
  const t = useText(texts)
  const run = useWork()
  const [time, setTime] = useState(100)
  const [count, setCount] = useState(1)
  const [isLoading, setLoading] = useState(false)
  const track = async () => {
    setLoading(true)
    await run(async (wait) => {
      await wait(time)
      setCount((times) => times + 1)
    })
    setLoading(false)
  }
  return (
    <div className={sample.card}>
      <Segmented
        block
        aria-label={t('answerTime')}
        options={[100, 800, 2000].map((value) => ({ value, label: t('milliseconds', { value }) }))}
        value={time}
        onChange={setTime}
      />
      <Button onClick={() => void track()}>{t('track')}</Button>
      <LoadingArea isLoading={isLoading} label={t('tracking')}>
        <p className={css.result}>{t('steps', { count })}</p>
      </LoadingArea>
    </div>
  )
}
