import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

interface Active {
  index?: number
  /** Chosen with the keyboard: then its values are read out. */
  isByKey: boolean
}

const none: Active = { isByKey: false }

/**
 * Which point of a chart is pointed at, touched or reached with the arrow keys; `handlers` are for the element around the
 * picture, whose parts say with `data-point` which point they belong to. `open` runs for a point that is clicked, that Enter is pressed on,
 * or that is touched once more after its values were shown.
 */
export function useActivePoint(count: number, open?: (index: number) => void) {
  const [active, setActive] = useState(none)
  const index = active.index !== undefined && active.index < count ? active.index : undefined
  const shownBefore = useRef<number>(undefined)
  function point({ target }: PointerEvent): void {
    const part = partAt(target)
    setActive(part === undefined ? none : { index: part, isByKey: false })
  }
  const handlers = {
    onPointerOver: point,
    onPointerDown: (event: PointerEvent) => {
      // Else a finger that moves on would stay with the part that it first touched.
      const target = event.target as Element
      if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId)
      shownBefore.current = event.pointerType === 'touch' ? index : partAt(target)
      point(event)
    },
    onClick: ({ target }: MouseEvent) => {
      const part = partAt(target)
      if (part !== undefined && part === shownBefore.current) open?.(part)
    },
    // A finger that is lifted leaves the values to be read, until something else is touched.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setActive(none),
    onBlur: (_: FocusEvent) => setActive(none),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key === 'Escape') {
        // What is around the chart stays open.
        if (index !== undefined) event.stopPropagation()
        return setActive(none)
      }
      if (event.key === 'Enter' && index !== undefined) return open?.(index)
      const next = indexAfter(event.key, index, count)
      if (next === undefined) return
      event.preventDefault()
      setActive({ index: next, isByKey: true })
    },
  }
  return { index, isByKey: active.isByKey, handlers }
}

function partAt(target: EventTarget): number | undefined {
  const part = (target as Element).closest<HTMLElement | SVGElement>('[data-point]')
  return part ? Number(part.dataset.point) : undefined
}

/** Where a key leads; undefined for keys that lead nowhere. Before the first key no point is active. */
function indexAfter(key: string, index: number | undefined, count: number): number | undefined {
  const last = count - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, (index ?? -1) + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, (index ?? count) - 1)
  return undefined
}
