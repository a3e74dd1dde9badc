import { useEffect, useLayoutEffect, useRef } from 'react'
import type { MountedPage } from './mounted-pages'

/** A cached page that becomes active again has the scroll position it was left at; any other one starts at its top. */
export function useScrollMemory(pages: readonly MountedPage[], active: string): void {
  const places = useRef(new Map<string, number>())
  const last = useRef(active)
  useLayoutEffect(() => {
    const ids = new Set(pages.map(({ id }) => id))
    for (const id of places.current.keys()) if (!ids.has(id)) places.current.delete(id)
    if (last.current === active) return
    const from = places.current.get(last.current) ?? 0
    const top = places.current.get(active) ?? 0
    last.current = active
    // Reading the position would force another layout of the page.
    if (from !== 0 || top !== 0) window.scrollTo({ top, behavior: 'instant' })
  }, [pages, active])
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
