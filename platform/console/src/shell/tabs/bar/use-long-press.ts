import { useRef, type MouseEvent, type PointerEvent } from 'react'

const holdTime = 500
/** A finger that moves further scrolls. */
const slop = 10

interface Press {
  timer: number
  x: number
  y: number
  isLong: boolean
}

/** Handlers for a long press by finger. Safari has no `contextmenu` event for it. */
export function useLongPress<T extends HTMLElement>(onLongPress: (at: { x: number; y: number }, element: T) => void) {
  const press = useRef<Press>(undefined)
  const end = () => clearTimeout(press.current?.timer)
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y, currentTarget }: PointerEvent<T>) {
      end()
      press.current = undefined
      if (pointerType !== 'touch') return
      const begun: Press = { timer: 0, x, y, isLong: false }
      begun.timer = window.setTimeout(() => {
        begun.isLong = true
        onLongPress({ x, y }, currentTarget)
      }, holdTime)
      press.current = begun
    },
    onPointerMove({ clientX, clientY }: PointerEvent<T>) {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > slop) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Lifting the finger is no click any more. */
    onClickCapture(event: MouseEvent<T>) {
      if (press.current?.isLong) event.preventDefault()
      press.current = undefined
    },
  }
}
