import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import css from './page.module.css'
import { texts } from './text'

interface TourActionsProps {
  current: number
  total: number
  /** Goes to a step; after the last one the tour is over. */
  onStep: (step: number) => void
}

/** The buttons of a step. The one that goes on has the focus, and its description is what the step says. */
function TourActions({ current, total, onStep }: TourActionsProps) {
  const t = useText(texts)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus({ preventScroll: true }), [current])
  return (
    <div className={css.actions}>
      {current > 0 && (
        <Button size="small" onClick={() => onStep(current - 1)}>
          {t('previous')}
        </Button>
      )}
      <Button ref={next} size="small" type="primary" aria-describedby="guide-step" onClick={() => onStep(current + 1)}>
        {t(current === total - 1 ? 'finish' : 'next')}
      </Button>
    </div>
  )
}

/** The steps' buttons and number, as the properties of antd's tour that draw them. */
export const tourFooter = (current: number, onStep: (step: number) => void) => ({
  indicatorsRender: (step: number, count: number) => <StepCount step={step + 1} count={count} />,
  actionsRender: (_: ReactNode, { total }: { total: number }) => <TourActions {...{ current, total, onStep }} />,
})

function StepCount(numbers: { step: number; count: number }) {
  const t = useText(texts)
  return <span className={css.count}>{t('stepOf', numbers)}</span>
}
