import { useEffect, useRef, type RefObject } from 'react'
import { useActiveRoute } from '../page/active-page'

/**
 * Keeps the active entry of a menu in view, in the element that gets the ref and scrolls: at first, and after each change of page. Where
 * it is in view already, nothing moves.
 */
export function useEntryInView<T extends HTMLElement>(): RefObject<T | null> {
  const { activeMenu } = useActiveRoute()
  const place = useRef<T>(null)
  useEffect(() => {
    const entry = place.current?.querySelector('[aria-current]')
    if (!place.current || !entry) return
    // Not by scrollIntoView, which may scroll the page as well.
    const [around, own] = [place.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (own.top < around.top) place.current.scrollTop -= around.top - own.top
    else if (own.bottom > around.bottom) place.current.scrollTop += own.bottom - around.bottom
  }, [activeMenu])
  return place
}
