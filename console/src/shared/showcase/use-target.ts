import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** In milliseconds: how long examples above the target may still change its place by loading. */
const loading = 5000

/**
 * Brings the example that the fragment of the address names into view, and keeps it there while examples above it load: until the reader
 * does something.
 */
export function useTarget(page: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const file = decodeURIComponent(hash.slice(1))
    const card = page.current?.querySelector<HTMLElement>(`[data-example="${CSS.escape(file)}"]`)
    return card ? keepInView(card, page.current!) : undefined
  }, [hash, key, page])
}

function keepInView(card: HTMLElement, page: HTMLElement): () => void {
  const end = new AbortController()
  const observer = new ResizeObserver(() => card.scrollIntoView({ behavior: 'instant' }))
  const timer = setTimeout(() => end.abort(), loading)
  end.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const event of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    window.addEventListener(event, () => end.abort(), { passive: true, signal: end.signal })
  card.focus({ preventScroll: true })
  observer.observe(page)
  return () => end.abort()
}
