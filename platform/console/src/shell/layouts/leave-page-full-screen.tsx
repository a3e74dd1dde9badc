import { IconButton } from 'atrium/ui/button'
import { useEffect, useRef } from 'react'
import { useText } from '#shared/i18n/text'
import { leavePageFullScreen } from '#shared/settings/layout'
import { texts } from '../text'
import css from './layouts.module.css'
import { useEscape } from './use-escape'

/** The muted × in the corner of a page that fills the window. Esc leaves it too. */
export function LeavePageFullScreen() {
  const t = useText(texts)
  const place = useRef<HTMLDivElement>(null)
  useEscape(leavePageFullScreen)
  useEffect(() => {
    // What led here is gone or hides above the window, and must not keep the focus.
    const { activeElement } = document
    const isHere = activeElement?.closest('main') !== null && activeElement !== document.body
    if (!isHere) place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={place} className={css.leave} data-tour="leave">
      <IconButton icon="lucide:x" label={t('leaveFullScreen')} onClick={leavePageFullScreen} />
    </div>
  )
}
