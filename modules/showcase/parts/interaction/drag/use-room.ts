import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Place } from './drag-place'

/** The place of an element farthest right and down in its parent, which follows the sizes of both. */
export function useRoom(element: RefObject<HTMLElement | null>): Place {
  const [room, setRoom] = useState<Place>({ x: Infinity, y: Infinity })
  useLayoutEffect(() => {
    const part = element.current!
    const parent = part.offsetParent ?? document.documentElement
    const measure = () => {
      const { width, height } = part.getBoundingClientRect()
      const next = { x: Math.floor(parent.clientWidth - width), y: Math.floor(parent.clientHeight - height) }
      setRoom((now) => (next.x === now.x && next.y === now.y ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(parent)
    observer.observe(part)
    measure()
    return () => observer.disconnect()
  }, [element])
  return room
}
