import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

function onReducedChange(listener: () => void): () => void {
  reduced.addEventListener('change', listener)
  return () => reduced.removeEventListener('change', listener)
}

/** The reader asked for less motion. Follows the setting of the system. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedChange, () => reduced.matches)
}

/** At least a pixel of the element is in view, and the page is not in a tab in the background. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  const [isPageShown, setPageShown] = useState(!document.hidden)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting))
    observer.observe(element.current!)
    const listen = () => setPageShown(!document.hidden)
    document.addEventListener('visibilitychange', listen)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', listen)
    }
  }, [element])
  return isInView && isPageShown
}

/** The pointer is on the element, or the keyboard has brought the focus into it: what moves in it should wait. */
export function useHeld(element: RefObject<Element | null>, isThere = true): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    const box = element.current
    if (!isThere || !box) return undefined
    const ends = new AbortController()
    const hold = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }))
    const listen = (type: string, part: () => Partial<typeof held>) =>
      box.addEventListener(type, () => hold(part()), { signal: ends.signal })
    listen('pointerenter', () => ({ pointer: true }))
    listen('pointerleave', () => ({ pointer: false }))
    listen('focusin', () => ({ focus: box.querySelector(':focus-visible') !== null }))
    listen('focusout', () => ({ focus: false }))
    return () => {
      ends.abort()
      setHeld({ pointer: false, focus: false })
    }
  }, [element, isThere])
  return held.pointer || held.focus
}
