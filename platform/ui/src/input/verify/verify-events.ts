import type { KeyboardEvent, PointerEvent } from 'react'
import type { Verify } from './use-verify'

/** The step of an arrow key, in units of `travel`; with Shift or PageUp it is a tenth of the way. */
const keyStep = 4

/** For the handle, and for other elements that can be dragged in its place. `scaleOf` returns how many units of `travel` a CSS pixel is. */
export const pointerEvents = ({ isFixed, held, begin, move, cancel, release }: Verify, scaleOf: () => number) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    if (isFixed || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begin({ x: event.clientX, y: event.clientY, scale: scaleOf() })
  },
  onPointerMove: ({ clientX, clientY }: PointerEvent) => {
    const from = held()?.from
    if (from) move((clientX - from.x) * from.scale, (clientY - from.y) * from.scale)
  },
  onPointerUp: () => void (held()?.from && release()),
  onPointerCancel: () => held()?.from && cancel(),
})

function stepOf({ key, shiftKey }: KeyboardEvent, travel: number): number | undefined {
  const far = Math.round(travel / 10)
  const near = shiftKey ? far : keyStep
  if (key === 'ArrowRight' || key === 'ArrowUp') return near
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -near
  if (key === 'PageUp') return far
  return key === 'PageDown' ? -far : undefined
}

export const keyEvents = ({ travel, position, isFixed, held, begin, move, cancel, release }: Verify) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (isFixed || event.altKey || event.ctrlKey || event.metaKey) return
    const step = stepOf(event, travel)
    const isRelease = event.key === 'Enter' || event.key === ' '
    const isCancel = (event.key === 'Home' || event.key === 'Escape') && held() !== undefined
    if (step === undefined && !isRelease && !isCancel) return
    event.preventDefault()
    // Esc takes the handle back, and does not close the dialog around it too.
    event.stopPropagation()
    if (isCancel) return cancel()
    if (isRelease) return void release()
    if (!held()) begin(undefined)
    move(position + step!, 0)
  },
})
