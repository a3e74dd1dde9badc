import { useEffect, useState } from 'react'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { useSettings } from '#shared/settings/settings'
import css from './page.module.css'
import { icons, presentSteps, steps, type Step } from './shell-steps'
import { texts } from './text'

/** Lists the steps of the tour, and marks those that this layout does not have. */
export function StepList() {
  const t = useText(texts)
  const present = usePresentSteps()
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step} data-missing={!present.includes(step)}>
          <Icon name={icons[step]} size={18} />
          <b>{t(step)}</b>
          {!present.includes(step) && <span>{t('notHere')}</span>}
        </li>
      ))}
    </ol>
  )
}

/** Looked up again with the layout, whose parts are there a moment later. */
function usePresentSteps(): readonly Step[] {
  const { layout, tabs } = useSettings()
  const isNarrow = useNarrow()
  const [present, setPresent] = useState<readonly Step[]>(steps)
  useEffect(() => {
    const look = () => setPresent(presentSteps())
    look()
    const timer = setTimeout(look, 600)
    return () => clearTimeout(timer)
  }, [layout, tabs, isNarrow])
  return present
}
