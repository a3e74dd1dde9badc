import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTabs } from '../tab-store'
import { pageId } from './mounted-pages'

const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Keeps the scroll position of each tab: one that becomes active again is where it was left, also where its page has to load
 * again. A first visit and a refreshed page start at the top.
 */
export function useScrollMemory(active: string): void {
  const places = useRef(new Map<string, number>())
  const last = useRef(active)
  useLayoutEffect(() => {
    if (last.current === active) return
    const from = places.current.get(last.current) ?? 0
    const top = places.current.get(active) ?? 0
    last.current = active
    const { tabs, closed } = useTabs.getState()
    const ids = new Set([...tabs, ...closed.map(({ tab }) => tab)].map(pageId))
    for (const id of places.current.keys()) if (!ids.has(id)) places.current.delete(id)
    // Reading the position would force another layout of the page.
    if (from === 0 && top === 0) return
    window.scrollTo({ top, behavior: 'instant' })
    return top > 0 ? scrollWhenLongEnough(top) : undefined
  }, [active])
  useEffect(() => {
    const former = history.scrollRestoration
    // The browser would scroll by history entry, before the page of that entry is there.
    history.scrollRestoration = 'manual'
    const remember = () => places.current.set(last.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      history.scrollRestoration = former
      window.removeEventListener('scroll', remember)
    }
  }, [])
}

/** Scrolls as soon as the page, which may still load, is long enough; not once the person scrolls or types. Returns what ends it. */
function scrollWhenLongEnough(top: number): () => void {
  const ended = new AbortController()
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    window.scrollTo({ top, behavior: 'instant' })
    ended.abort()
  })
  ended.signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(document.body)
  for (const hand of hands) {
    window.addEventListener(hand, () => ended.abort(), { capture: true, passive: true, signal: ended.signal })
  }
  return () => ended.abort()
}
