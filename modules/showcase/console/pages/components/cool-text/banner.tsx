import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from './page.module.css'
import { texts } from './text'

interface BannerProps {
  look: 'hero' | 'lost' | 'night'
  /** Rendered again, so that its effects start again, when the reader asks for it. */
  children: ReactNode
  /** Below the effects: not rendered again. */
  note: ReactNode
  action: ReactNode
}

/** The stage of an effect, with a button that shows it again. */
export function Banner({ look, children, note, action }: BannerProps) {
  const t = useText(texts)
  const [round, setRound] = useState(0)
  return (
    <div className={css[look]}>
      <div key={round} className={css.lines}>
        {children}
      </div>
      {note}
      <div className={css.buttons}>
        {action}
        <Button icon={<Icon name="lucide:rotate-ccw" />} onClick={() => setRound(round + 1)}>
          {t('replay')}
        </Button>
      </div>
    </div>
  )
}
