import { IconButton } from '@atrium/ui/button'
import { useEffect, useRef } from 'react'
import { useText } from '../../shared/i18n/text'
import { leavePageFullScreen } from '../../shared/settings/layout'
import { texts } from '../text'
import css from './layouts.module.css'

/** The quiet × in the corner of a page that fills the window. */
export function LeavePageFullScreen() {
  const t = useText(texts)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What led here is gone, and the focus with it.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={place} className={css.leave}>
      <IconButton icon="lucide:x" label={t('leaveFullScreen')} onClick={leavePageFullScreen} />
    </div>
  )
}
