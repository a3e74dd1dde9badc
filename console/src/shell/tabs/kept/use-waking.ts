import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'

/** What a person may do to a page before its effects run. */
const signs = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/**
 * Wakes the page that shows at the first thing that is done to it: what is typed into a page that sleeps would not be there
 * when the next key comes.
 */
export function useWaking(isAsleep: boolean, wake: () => void): void {
  useLayoutEffect(() => {
    if (!isAsleep) return
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-kept]')) flushSync(wake)
    }
    for (const sign of signs) window.addEventListener(sign, onSign, { capture: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true })
    }
  })
}
