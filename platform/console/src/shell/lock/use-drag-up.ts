import { useRef, useState, type PointerEvent } from 'react'

/** How far a panel has to be dragged up before it goes, in CSS pixels. */
const enough = 120
/** Up to here a press is a tap. */
const slop = 6

/** Lets a panel follow the finger upwards; `onUp` is called when it was dragged far enough. Spread `handlers` on it. */
export function useDragUp(enabled: boolean, onUp: () => void) {
  const from = useRef<number>(undefined)
  const [by, setBy] = useState<number>()
  const wayOf = ({ clientY }: PointerEvent) => Math.min(0, clientY - (from.current ?? clientY))
  const end = () => {
    from.current = undefined
    setBy(undefined)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === undefined || Math.abs(event.clientY - from.current) <= slop) return
      // Not earlier: a captured press is no click of the button below it.
      event.currentTarget.setPointerCapture(event.pointerId)
      setBy(wayOf(event))
    },
    onPointerUp: (event: PointerEvent) => {
      const isEnough = wayOf(event) <= -enough
      end()
      if (isEnough) onUp()
    },
    onPointerCancel: end,
  }
  return { by, handlers: enabled ? handlers : {} }
}
