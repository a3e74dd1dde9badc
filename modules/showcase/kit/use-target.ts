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
    const file = hash.slice(1)
    return file && page.current ? keepInView(file, page.current) : undefined
  }, [hash, key, page])
}

function keepInView(file: string, page: HTMLElement): () => void {
  const end = new AbortController()
  const observer = new ResizeObserver(() => {
    const card = page.querySelector<HTMLElement>(`[data-example="${CSS.escape(file)}"]`)
    card?.scrollIntoView({ behavior: 'instant' })
    if (card !== document.activeElement) card?.focus({ preventScroll: true })
  })
  const timer = setTimeout(() => end.abort(), loading)
  end.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const event of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    window.addEventListener(event, () => end.abort(), { passive: true, signal: end.signal })
  observer.observe(page)
  return () => end.abort()
}
