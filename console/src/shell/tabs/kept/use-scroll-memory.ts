import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeptPage } from './kept-pages'

/** A page that shows again is scrolled to where it was left; any other one starts at its top. */
export function useScrollMemory(pages: readonly KeptPage[], shown: string): void {
  const places = useRef(new Map<string, number>())
  const last = useRef(shown)
  useLayoutEffect(() => {
    const ids = new Set(pages.map(({ id }) => id))
    for (const id of places.current.keys()) if (!ids.has(id)) places.current.delete(id)
    if (last.current === shown) return
    const from = places.current.get(last.current) ?? 0
    const top = places.current.get(shown) ?? 0
    last.current = shown
    // To ask for the place it has would lay the page out once more.
    if (from !== 0 || top !== 0) window.scrollTo({ top, behavior: 'instant' })
  }, [pages, shown])
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
