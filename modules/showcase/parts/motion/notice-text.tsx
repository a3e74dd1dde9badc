import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Notice } from './notice'
import css from './notice-bar.module.css'
import { useOnScreen, useReducedMotion } from './use-motion'

interface NoticeTextProps {
  notice: Notice
  /** 0 for the one that shows, else whether it comes before (-1) or after (1) it. */
  place: number
  isHeld: boolean
  speed: number
  /** How long a text that fits stays; without it, it stays. */
  interval?: number
  onTooLong: (isTooLong: boolean) => void
  /** It was there long enough. */
  onEnd: () => void
  onFocus: () => void
}

/** In milliseconds: how long a moving text rests at its beginning and at its end. */
const rest = 1500

/** One notice of the bar. Its time, moving or not, is an animation of the browser, which can be paused and goes on where it was. */
export function NoticeText({ notice, place, isHeld, speed, interval, onTooLong, onEnd, onFocus }: NoticeTextProps) {
  const line = useRef<HTMLLIElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const animation = useRef<Animation>(null)
  const isReduced = useReducedMotion()
  const isOnScreen = useOnScreen(line)
  const isShown = place === 0
  const [overflow, setOverflow] = useState(0)
  const [round, setRound] = useState(0)
  const isStill = isHeld || !isOnScreen

  useEffect(() => {
    const measure = () => setOverflow(Math.max(0, text.current!.scrollWidth - line.current!.clientWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(line.current!)
    observer.observe(text.current!)
    return () => observer.disconnect()
  }, [])

  const reportLength = useEffectEvent(onTooLong)
  useEffect(() => {
    if (isShown) reportLength(overflow > 0)
  }, [isShown, overflow])

  const end = useEffectEvent(() => {
    if (interval === undefined) setRound(round + 1)
    onEnd()
  })
  const begin = useEffectEvent(() => {
    const moving = (overflow / speed) * 1000
    const whole = overflow > 0 ? moving + 2 * rest : interval
    if (!isShown || isReduced || whole === undefined) return undefined
    const there = { transform: `translateX(${-overflow}px)` }
    const frames = [
      { transform: 'none', offset: 0 },
      { transform: 'none', offset: overflow > 0 ? rest / whole : 1 },
      ...(overflow > 0 ? [{ ...there, offset: 1 - rest / whole }, there] : []),
    ]
    const begun = text.current!.animate(frames, { duration: whole })
    begun.addEventListener('finish', end)
    if (isStill) begun.pause()
    return begun
  })
  useEffect(() => {
    animation.current = begin() ?? null
    return () => animation.current?.cancel()
  }, [isShown, isReduced, overflow, speed, interval, round])
  useEffect(() => {
    if (isStill) animation.current?.pause()
    else animation.current?.play()
  }, [isStill])

  return (
    <li ref={line} className={css.notice} data-place={place}>
      <span ref={text} className={css.text}>
        <Words notice={notice} onFocus={onFocus} />
      </span>
    </li>
  )
}

function Words({ notice: { text, href, onOpen }, onFocus }: Pick<NoticeTextProps, 'notice' | 'onFocus'>) {
  if (href) {
    return (
      <a href={href} onFocus={onFocus}>
        {text}
      </a>
    )
  }
  if (!onOpen) return text
  return (
    <button type="button" className="bare-control" onFocus={onFocus} onClick={onOpen}>
      {text}
    </button>
  )
}
