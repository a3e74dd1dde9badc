import { useCallback } from 'react'
import { useLatest } from 'atrium/ui'
import { useReducedMotion } from '#modules/showcase/parts/motion/use-motion'
import { spreadWave, type RippleLook } from './ripple-wave'

export interface RippleOptions extends Partial<RippleLook> {
  /** In milliseconds: a finger that begins to scroll meanwhile leaves no wave. */
  delay?: number
  /** No waves for now. Neither has an element that is disabled. */
  isDisabled?: boolean
}

/** Section 9 of the specification. */
const defaults = {
  initialOpacity: 0.2,
  finalOpacity: 0.1,
  duration: 400,
  easing: 'ease-out',
  delay: 75,
  fadeOut: 150,
  radiusFactor: 2.05,
}

/**
 * Returns the `ref` of an element in which a wave spreads from where it is pressed: by mouse, pen and finger, from its middle by Enter
 * and the space bar. The wave stays until it is let go. There is none with reduced motion.
 * @example
 * const ripple = useRipple({ color: 'var(--primary)' })
 * return <button ref={ripple}>{t('play')}</button>
 */
export function useRipple(options: RippleOptions = {}): (element: HTMLElement | null) => (() => void) | void {
  const isReduced = useReducedMotion()
  const latest = useLatest({ ...options, isDisabled: options.isDisabled || isReduced })
  return useCallback(
    (element: HTMLElement | null) => (element ? listen(element, () => latest.current) : undefined),
    [latest],
  )
}

function listen(element: HTMLElement, read: () => RippleOptions): () => void {
  const ends = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Begins the wave that waits for its delay. */
  let start: (() => void) | undefined
  let letGo: (() => void) | undefined

  const press = (x: number, y: number, delay?: number) => {
    release()
    const { isDisabled, ...options } = { ...defaults, ...read() }
    if (isDisabled || element.matches(':disabled, [aria-disabled=true]')) return
    start = () => {
      clearTimeout(timer)
      start = undefined
      letGo = spreadWave(element, x, y, options)
    }
    timer = setTimeout(start, delay ?? options.delay)
  }
  const cancel = () => {
    clearTimeout(timer)
    start = undefined
    letGo?.()
    letGo = undefined
  }
  // A short tap is over before its delay is.
  const release = () => {
    start?.()
    cancel()
  }

  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, act, { signal: ends.signal })
  on('pointerdown', ({ button, clientX, clientY }) => button === 0 && press(clientX, clientY))
  on('pointerup', release)
  on('pointerleave', cancel)
  on('pointercancel', cancel)
  on('keydown', ({ key, repeat, target }) => {
    if (repeat || target !== element || (key !== 'Enter' && key !== ' ')) return
    const { left, top, width, height } = element.getBoundingClientRect()
    press(left + width / 2, top + height / 2, 0)
  })
  on('keyup', release)
  on('blur', cancel)
  return () => {
    cancel()
    ends.abort()
  }
}
