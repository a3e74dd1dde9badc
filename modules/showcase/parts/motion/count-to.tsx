import { CountUp } from 'countup.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import css from './motion.module.css'
import { useOnScreen, useReducedMotion } from './use-motion'

/** From time, first value, change and whole time (as countup.js gives them) to a value. */
const easings = {
  linear: (t: number, from: number, change: number, whole: number) => from + (change * t) / whole,
  easeOut: (t: number, from: number, change: number, whole: number) => from + change * (1 - (1 - t / whole) ** 4),
  easeInOut: (t: number, from: number, change: number, whole: number) =>
    from + (change * (1 - Math.cos((Math.PI * t) / whole))) / 2,
}

export interface CountToProps {
  /** Where the count ends. When it changes, the count goes on from the number that shows. */
  to: number
  /** Where the first count begins; 0 without it. */
  from?: number
  /** Digits after the decimal point, 0 to 20. */
  decimals?: number
  /** Before the number, such as a currency sign. */
  prefix?: string
  /** After the number, such as a unit. */
  suffix?: string
  /** A language tag, which decides about the separators, such as `de` for 1.234,5; the language of the document without it. */
  locale?: string
  /** Fast first and slow at the end is `easeOut`, which is used without it. */
  easing?: keyof typeof easings
  /** In milliseconds. */
  duration?: number
  /** Holds the count where it is. */
  paused?: boolean
  /** Called when the count has reached its end. */
  onEnd?: () => void
  /** Of the element around the number. */
  className?: string
}

/**
 * A number that counts to its value. It begins when it comes into view, and waits while it is out of view or its tab is in the
 * background. Screen readers hear the final value alone; with reduced motion that is all that shows. Another `key` counts from the
 * beginning. A value that is no number shows as a dash.
 * @example
 * <CountTo to={order.total} decimals={2} prefix="¥" />
 */
export function CountTo({
  to,
  from = 0,
  decimals = 0,
  prefix = '',
  suffix = '',
  locale = document.documentElement.lang,
  easing = 'easeOut',
  duration = 1600,
  paused = false,
  onEnd,
  className = '',
}: CountToProps) {
  const box = useRef<HTMLSpanElement>(null)
  const isReduced = useReducedMotion()
  const isOnScreen = useOnScreen(box)
  const [value, setValue] = useState(from)
  /** The rest of the count to a value, in milliseconds. */
  const left = useRef({ to, time: duration })
  const isRunning = isOnScreen && !paused && Number.isFinite(to)

  const end = useEffectEvent(() => {
    left.current.time = 0
    setValue(to)
    onEnd?.()
  })
  const begin = useEffectEvent(() => {
    if (left.current.to !== to) left.current = { to, time: duration }
    if (value === to) return undefined
    if (isReduced || left.current.time <= 0) {
      end()
      return undefined
    }
    const counter = new CountUp(box.current!, to, {
      startVal: value,
      decimalPlaces: decimals,
      duration: left.current.time / 1000,
      easingFn: easings[easing],
      smartEasingThreshold: Infinity,
      formattingFn: (next) => {
        setValue(next)
        return ''
      },
      // It would write HTML otherwise.
      plugin: { render: () => undefined },
      onCompleteCallback: end,
    })
    counter.start()
    return counter
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const began = performance.now()
    const counter = begin()
    return () => {
      counter?.onDestroy()
      left.current.time -= performance.now() - began
    }
  }, [isRunning, isReduced, to])

  const written = (number: number) => {
    if (!Number.isFinite(number)) return '–'
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return prefix + new Intl.NumberFormat(locale || undefined, options).format(number) + suffix
  }
  return (
    <span className={`${css.number} ${className}`}>
      <span ref={box} aria-hidden="true">
        {written(isReduced || !Number.isFinite(to) ? to : value)}
      </span>
      <span className="visually-hidden">{written(to)}</span>
    </span>
  )
}
