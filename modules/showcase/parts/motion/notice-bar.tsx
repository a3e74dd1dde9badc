import { useRef, useState } from 'react'
import { IconButton, Icon } from 'atrium/ui'
import type { Notice, Tone } from './notice'
import css from './notice-bar.module.css'
import { NoticeText } from './notice-text'
import { PauseButton } from './pause-button'
import { useHeld, useReducedMotion } from './use-motion'

interface NoticeBarProps {
  /** One or more; several take turns from top to bottom. None draws nothing. */
  notices: readonly Notice[]
  /** The names of the bar and of its buttons. */
  labels: { bar: string; pause: string; play: string; previous: string; next: string; close: string }
  /** Of notices without one of their own. */
  tone?: Tone
  /** How fast a text that is too long moves, in CSS pixels a second. */
  speed?: number
  /** How long one of several stays, in milliseconds; a text that moves stays until it was read to its end. */
  interval?: number
  /** Shows a close button, which calls it. */
  onClose?: () => void
}

const icons: Record<Tone, string> = {
  info: 'lucide:info',
  success: 'lucide:circle-check',
  warning: 'lucide:triangle-alert',
  danger: 'lucide:circle-x',
}

/**
 * One line for announcements. A text that fits does not move; a longer one moves to its end and back. Several take turns. Pointer or focus
 * on the bar, a press on its pause button, and a tab in the background stop the motion. With reduced motion nothing moves: the text
 * wraps, and the buttons before and after lead through the notices, as they always do. Screen readers have all notices as a list, and
 * focus on a link brings its notice into view.
 * @example
 * <NoticeBar notices={[{ key: 'tonight', text: t('maintenance'), href: '/status' }]} labels={labels} tone="warning" onClose={close} />
 */
export function NoticeBar({ notices, labels, tone = 'info', speed = 60, interval = 4000, onClose }: NoticeBarProps) {
  const isReduced = useReducedMotion()
  const [shown, setShown] = useState('')
  const [isPaused, setPaused] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const isHeld = useHeld(bar, notices.length > 0)
  const [isTooLong, setTooLong] = useState(false)
  const at = Math.max(
    0,
    notices.findIndex(({ key }) => key === shown),
  )
  const notice = notices[at]
  if (!notice) return null
  const count = notices.length
  const show = (index: number) => setShown(notices[(index + count) % count]!.key)
  return (
    <section ref={bar} className={css.bar} data-tone={notice.tone ?? tone} aria-label={labels.bar}>
      <Icon name={notice.icon ?? icons[notice.tone ?? tone]} size={18} className={css.icon} />
      <ul className={css.notices}>
        {notices.map((one, index) => (
          <NoticeText
            key={one.key}
            notice={one}
            place={Math.sign(index - at)}
            isHeld={isPaused || isHeld}
            speed={speed}
            interval={count > 1 ? interval : undefined}
            onTooLong={setTooLong}
            onEnd={() => show(at + 1)}
            onFocus={() => setShown(one.key)}
          />
        ))}
      </ul>
      {notice.action}
      <span className={css.tools}>
        {count > 1 && (
          <>
            <IconButton icon="lucide:chevron-left" label={labels.previous} onClick={() => show(at - 1)} />
            <span className={css.count}>{`${at + 1}/${count}`}</span>
            <IconButton icon="lucide:chevron-right" label={labels.next} onClick={() => show(at + 1)} />
          </>
        )}
        {!isReduced && (count > 1 || isTooLong) && (
          <PauseButton isPaused={isPaused} onChange={setPaused} labels={labels} />
        )}
        {onClose && <IconButton icon="lucide:x" label={labels.close} onClick={onClose} />}
      </span>
    </section>
  )
}
