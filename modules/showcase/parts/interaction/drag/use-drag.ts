import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { keepPlace, placeWithin, readPlace, type Place } from './drag-place'

interface DragOptions {
  start: Place
  room: Place
  grid?: number
  axis?: 'x' | 'y'
  /** Where it is kept; nowhere without it. */
  storageKey?: string
  onMove?: (place: Place) => void
}

/** How far an arrow key goes without a grid, in CSS pixels. */
const step = 8

const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Elements that are used by themselves, and not to drag what is around them. */
const controls = 'a, button, input, select, textarea, [contenteditable=true]'

/** The place of what is dragged, and the listeners of its handle. */
export function useDrag({ start, room, grid, axis, storageKey, onMove }: DragOptions) {
  const [wanted, setWanted] = useState(() => (storageKey && readPlace(storageKey)) || start)
  const [isDragged, setDragged] = useState(false)
  const held = useRef<{ pointer: Place; place: Place }>(undefined)
  // A parent that became smaller has it at its edge, and at its place again when it has the room.
  const place = placeWithin(wanted, room, grid)

  const move = (x: number, y: number) => {
    const next = placeWithin({ x: axis === 'y' ? start.x : x, y: axis === 'x' ? start.y : y }, room, grid)
    setWanted(next)
    onMove?.(next)
    if (storageKey) keepPlace(storageKey, next)
  }
  const end = () => {
    held.current = undefined
    setDragged(false)
  }

  const listeners = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const control = (event.target as Element).closest(controls)
      const isOther = control !== null && control !== event.currentTarget && event.currentTarget.contains(control)
      if (event.button !== 0 || isOther) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { pointer: { x: event.clientX, y: event.clientY }, place }
      setDragged(true)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!held.current) return
      const { pointer, place: from } = held.current
      move(from.x + clientX - pointer.x, from.y + clientY - pointer.y)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Escape' && held.current) {
        move(held.current.place.x, held.current.place.y)
        end()
      } else if (event.key === 'Home') {
        event.preventDefault()
        move(start.x, start.y)
      } else if (arrows[event.key]) {
        event.preventDefault()
        const way = arrows[event.key]!
        const by = grid || (event.shiftKey ? 1 : step)
        move(place.x + way.x * by, place.y + way.y * by)
      }
    },
  }
  return { place, isDragged, listeners }
}
