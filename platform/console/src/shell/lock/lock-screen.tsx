import { Icon } from 'atrium/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { usePageTitle } from '#shared/navigation/page-title'
import { useNarrow } from '#shared/theme/use-narrow'
import css from './lock.module.css'
import { texts } from './screen-text'
import { UnlockForm } from './unlock-form'
import { useClock } from './use-clock'
import { useDragUp } from './use-drag-up'

/** The screen of a locked session: the clock, and behind it the form that unlocks. */
export function LockScreen() {
  const t = useText(texts)
  const [open, setOpen] = useState(false)
  usePageTitle(t('locked'))
  return (
    <main className={css.screen}>
      <h1 className="visually-hidden">{t('locked')}</h1>
      <UnlockForm shown={open} onBack={() => setOpen(false)} />
      <Curtain open={open} onOpen={() => setOpen(true)} />
    </main>
  )
}

function Curtain({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const t = useText(texts)
  const narrow = useNarrow()
  const { hour, minute, day } = useClock()
  const { by, handlers } = useDragUp(narrow && !open, onOpen)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) button.current?.focus()
  }, [open])
  return (
    <div
      className={`${css.curtain} ${open ? css.up : ''}`}
      inert={open}
      style={by === undefined ? undefined : { transform: `translateY(${by}px)`, transition: 'none' }}
      {...handlers}
    >
      <div className={css.clock}>
        <p className={css.time}>
          {hour}
          <span>:</span>
          {minute}
        </p>
        <p className={css.day}>{day}</p>
      </div>
      <button ref={button} type="button" className={css.opener} onClick={onOpen}>
        <Icon name={narrow ? 'lucide:chevrons-up' : 'lucide:lock'} size={18} />
        {t(narrow ? 'dragUp' : 'unlock')}
      </button>
    </div>
  )
}
