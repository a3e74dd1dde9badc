import { Tour } from 'antd'
import { useText } from 'atrium/console/text'
import css from './page.module.css'
import { partOf, type Step } from './shell-steps'
import { texts } from './text'
import { tourFooter } from './tour-actions'

interface ShellTourProps {
  /** The steps, in the order of the tour. */
  steps: readonly Step[]
  current: number
  onStep: (step: number) => void
  onClose: () => void
}

/** The tour over the shell, open for as long as it is rendered. */
export function ShellTour({ steps, current, onStep, onClose }: ShellTourProps) {
  const t = useText(texts)
  return (
    <Tour
      open
      disabledInteraction
      current={current}
      onChange={onStep}
      onClose={onClose}
      closable={{ 'aria-label': t('close') }}
      {...tourFooter(current, onStep)}
      steps={steps.map((step) => ({
        title: t(step),
        description: <p id="guide-step">{t(`${step}More`)}</p>,
        className: css.step,
        target: () => partOf(step)!,
        placement: placementAt(partOf(step)),
      }))}
    />
  )
}

/** Beside a menu at full height there is no room below. */
function placementAt(part: HTMLElement | null) {
  return part && part.offsetHeight > part.offsetWidth ? 'right' : 'bottom'
}
