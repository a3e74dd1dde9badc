import { Input } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import css from './hostile-trial.module.css'
import { texts } from './text'

interface HostileTrialProps {
  /** Names the text. */
  label: string
  text: string
  onChange: (text: string) => void
  /** The text as it is shown. */
  children: ReactNode
}

/** A text that calls `hacked()` where it can, beside what is shown of it and how often it could. */
export function HostileTrial({ label, text, onChange, children }: HostileTrialProps) {
  const t = useText(texts)
  const [runs, setRuns] = useState(0)
  useEffect(() => {
    Object.assign(window, { hacked: () => setRuns((count) => count + 1) })
    return () => void Reflect.deleteProperty(window, 'hacked')
  }, [])
  return (
    <div className={css.trial}>
      <section>
        <h3>{label}</h3>
        <Input.TextArea
          aria-label={label}
          rows={14}
          value={text}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </section>
      <section>
        <div className={css.head}>
          <h3>{t('shown')}</h3>
          <span>
            {t('ran')}: <b>{runs}</b>
          </span>
        </div>
        <div className={css.shown}>{children}</div>
      </section>
    </div>
  )
}
