import { useEffect, useRef, useState, type RefObject } from 'react'

/** Returns a ref for an element that scrolls sideways, and whether content is out of view at its start or its end. */
export function useHiddenEnds<E extends HTMLElement>(): [RefObject<E | null>, { start: boolean; end: boolean }] {
  const place = useRef<E>(null)
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const element = place.current!
    const look = () => {
      const start = element.scrollLeft > 1
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    // Looks at once too. The content may become wider, as in another language.
    const observer = new ResizeObserver(look)
    for (const part of [element, ...element.children]) observer.observe(part)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return [place, hidden]
}
