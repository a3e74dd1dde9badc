import { NoticeBar } from '#modules/showcase/parts/motion/notice-bar'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

const tasks = [
  { key: 'payment', tone: 'danger' },
  { key: 'storage', tone: 'warning' },
  { key: 'version', tone: 'info' },
] as const

export default function Tones() {
  const t = useText(texts)
  const labels = useLabels()
  const [done, setDone] = useState<string[]>([])
  return (
    <div className={css.wide}>
      {tasks.map(({ key, tone }) => {
        const isDone = done.includes(key)
        const flip = () => setDone(isDone ? done.filter((one) => one !== key) : [...done, key])
        const action = (
          <Button size="small" onClick={flip}>
            {t(isDone ? 'again' : `${key}Action`)}
          </Button>
        )
        const state = isDone ? (`${key}Done` as const) : key
        return (
          <NoticeBar
            key={key}
            tone={isDone ? 'success' : tone}
            labels={{ ...labels, bar: t(key) }}
            notices={[{ key: state, text: t(state), action }]}
          />
        )
      })}
    </div>
  )
}
