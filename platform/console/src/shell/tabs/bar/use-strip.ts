import { useEffect, useRef, useState } from 'react'

/**
 * A strip wider than its place: the wheel scrolls it, the item marked by `aria-current` comes into view when `active` or its
 * own width changes, and `hidden` says whether items are out of view at its start or its end.
 */
export function useStrip(active: string | undefined, count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState({ start: false, end: false })
  useEffect(() => {
    const element = strip.current!
    const look = () => {
      const start = element.scrollLeft > 1
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    const onWheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || element.scrollWidth === element.clientWidth) return
      event.preventDefault()
      element.scrollLeft += event.deltaY
    }
    // Looks at once too, when the layout is there: asked for it here, the browser would make one for this alone.
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
      element.removeEventListener('wheel', onWheel)
    }
  }, [count])
  useEffect(() => {
    const element = strip.current!
    const item = element.querySelector('[aria-current]')?.closest('li')
    if (!item) return
    // Not scrollIntoView, which would scroll the page too.
    const show = () => {
      const margin = 32
      const left = item.offsetLeft - margin
      const right = item.offsetLeft + item.offsetWidth + margin
      if (left < element.scrollLeft) element.scrollLeft = left
      else if (right > element.scrollLeft + element.clientWidth) element.scrollLeft = right - element.clientWidth
    }
    // At once, and when the name of the record that a tab shows comes later than the tab.
    const observer = new ResizeObserver(show)
    observer.observe(item)
    return () => observer.disconnect()
  }, [active, count])
  return { strip, hidden }
}
