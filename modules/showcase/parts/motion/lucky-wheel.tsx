import { useEffect, useRef, useState } from 'react'
import css from './lucky-wheel.module.css'
import { useReducedMotion } from './use-motion'
import { angleUnderPointer, slicesOf, WheelFace } from './wheel-face'
import { soundOf } from './wheel-sound'

export interface Prize {
  key: string
  label: string
  /** Its share of the luck, beside those of the others: 3 comes three times as often as 1, and 0 never. */
  weight: number
}

interface LuckyWheelProps<P extends Prize> {
  /** One or more, each as wide as its weight. */
  prizes: readonly P[]
  /** Decides which prize it is, by its key, before the wheel turns; may ask a server and may fail. By weight without it. */
  draw?: () => string | Promise<string>
  /** Called when the wheel has stopped. */
  onResult: (prize: P) => void
  /** Called when `draw` fails or names no prize; the wheel has not turned. */
  onError?: (error: unknown) => void
  /** The names of the wheel and its button, and what is read out in the end. */
  labels: { wheel: string; spin: string; spinning: string; result: (prize: P) => string }
  /** Of a turn, in milliseconds. */
  duration?: number
  /** Clicks from slice to slice. */
  hasSound?: boolean
  /** It cannot be turned, for example when no turns are left. */
  disabled?: boolean
}

/** Draws the key of a prize, by weight. `random` returns at least 0 and less than 1. Throws a RangeError when no prize has a weight. */
export function drawByWeight(prizes: readonly Prize[], random: () => number = Math.random): string {
  const drawable = prizes.filter(({ weight }) => weight > 0)
  let rest = random() * drawable.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = drawable.find(({ weight }) => (rest -= weight) < 0) ?? drawable.at(-1)
  if (!drawn) throw new RangeError('No prize has a weight.')
  return drawn.key
}

/**
 * A wheel of prizes, whose slices are as wide as their weights. A press on its button (also Enter and Space) draws a prize and turns the wheel to it; the result is read out. With
 * reduced motion the wheel is there at once. A turn ends with the wheel, without a result.
 * @example
 * <LuckyWheel prizes={prizes} draw={() => api.draw()} onResult={show} onError={explain} labels={labels} />
 */
export function LuckyWheel<P extends Prize>({
  prizes,
  draw,
  onResult,
  onError,
  labels,
  duration = 4200,
  hasSound = false,
  disabled = false,
}: LuckyWheelProps<P>) {
  const slices = slicesOf(prizes)
  const disc = useRef<HTMLDivElement>(null)
  const alive = useRef<AbortController>(null)
  const isReduced = useReducedMotion()
  const [angle, setAngle] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const ends = (alive.current = new AbortController())
    return () => {
      ends.abort()
      setBusy(false)
    }
  }, [])

  const turn = async (to: number, ends: AbortSignal) => {
    if (isReduced) return
    const timing = { duration, easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)' }
    const rotated = (part: Element, first: number, last: number) =>
      part.animate([{ rotate: `${first}deg` }, { rotate: `${last}deg` }], timing)
    const turning = rotated(disc.current!, angle, to)
    // The words turn back as the wheel turns, so that they stay upright.
    const words = [...disc.current!.querySelectorAll('text')].map((word) => rotated(word, -angle, -to))
    const stop = () => [turning, ...words].forEach((one) => one.cancel())
    ends.addEventListener('abort', stop)
    const endSound = hasSound ? soundOf(turning, angle, to, prizes.length) : undefined
    await turning.finished.catch(() => undefined)
    ends.removeEventListener('abort', stop)
    endSound?.()
  }
  const spin = async () => {
    const ends = alive.current!.signal
    setBusy(true)
    setSaid('')
    try {
      const key = draw ? await draw() : drawByWeight(prizes)
      const prize = prizes.find((one) => one.key === key)
      const slice = slices.find((one) => one.key === key)
      if (!prize || !slice) throw new RangeError(`There is no prize ${key}.`)
      const to = angleUnderPointer(slice, angle, isReduced ? 0 : 5)
      if (ends.aborted) return
      await turn(to, ends)
      if (ends.aborted) return
      setAngle(to)
      setSaid(labels.result(prize))
      onResult(prize)
    } catch (error) {
      if (!ends.aborted) onError?.(error)
    }
    if (!ends.aborted) setBusy(false)
  }

  return (
    <div className={css.wheel} role="group" aria-label={labels.wheel} aria-busy={isBusy}>
      <span className={css.pointer} aria-hidden="true" />
      <div ref={disc} className={css.disc} style={{ rotate: `${angle}deg` }}>
        <WheelFace slices={slices} angle={angle} />
      </div>
      <button
        type="button"
        className={css.spin}
        disabled={disabled}
        // A button that is disabled while it works would lose the focus.
        aria-disabled={isBusy}
        onClick={() => void (isBusy || spin())}
      >
        {isBusy ? labels.spinning : labels.spin}
      </button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
