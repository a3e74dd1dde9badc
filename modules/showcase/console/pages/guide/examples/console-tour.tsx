import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { LayoutChoice } from '../layout-choice'
import css from '../page.module.css'
import { icons, presentSteps, type Step } from '../shell-steps'
import { ShellTour } from '../shell-tour'
import { StepList } from '../step-list'
import { texts } from '../text'
import { useTourState } from '../tour-state'

export default function ConsoleTour() {
  const t = useText(texts)
  const [{ step, isDone }, keep] = useTourState()
  const [tour, setTour] = useState<{ steps: Step[]; current: number }>()
  const opener = useRef<HTMLButtonElement>(null)
  const start = (from?: string) => {
    const steps = presentSteps()
    setTour({
      steps,
      current: Math.max(
        0,
        steps.findIndex((one) => one === from),
      ),
    })
  }
  const end = () => {
    setTour(undefined)
    opener.current?.focus()
  }
  const go = (current: number) => {
    const next = tour?.steps[current]
    keep({ step: next, isDone: next === undefined })
    if (next) setTour({ ...tour, current })
    else end()
  }
  const isStopped = step !== undefined && step in icons && !isDone
  return (
    <div className={css.card}>
      <p className={css.state} role="status">
        {t(isDone ? 'isDone' : isStopped ? 'isStopped' : 'isNew')}
      </p>
      <div className={css.row}>
        <Button ref={opener} type="primary" icon={<Icon name="lucide:play" />} onClick={() => start(step)}>
          {isStopped ? t('goOn', { step: t(step as Step) }) : t(isDone ? 'again' : 'start')}
        </Button>
        {isStopped && <Button onClick={() => start()}>{t('fromStart')}</Button>}
      </div>
      <LayoutChoice />
      <StepList />
      {tour && <ShellTour {...tour} onStep={go} onClose={end} />}
    </div>
  )
}
