import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useLatest } from 'atrium/ui/interaction/use-latest'
import { checkCallback } from './check-callback'

/** Where a long press was. */
export interface LongPress {
  element: HTMLElement
  /** In CSS pixels of the window: the pointer, or the middle of the element for a key. */
  at: { x: number; y: number }
}

interface LongPressOptions {
  /** How long it is held, in milliseconds; a second where left out. */
  wait?: number
  /** Which kinds of pointer count, of `mouse`, `pen` and `touch`; all of them where left out. */
  pointers?: readonly string[]
}

/** How far a pointer may slip meanwhile, in CSS pixels. */
const slip = 10

/**
 * Returns the properties of an element that calls `run` when it was held by mouse, pen or finger, or by the space bar. Letting go,
 * leaving the element, slipping and clicking cancel it. The element has `data-held` while it is held, for its style. The click that ends a
 * long press does not reach the element. Throws for a `run` that is no function.
 * @example
 * const hold = useLongPress(() => remove(parcel))
 * return <Button {...hold}>{t('holdToRemove')}</Button>
 */
export function useLongPress(run: (press: LongPress) => void, { wait = 1000, pointers }: LongPressOptions = {}) {
  checkCallback(run)
  const latest = useLatest(run)
  const held = useRef<LongPress & { timer: ReturnType<typeof setTimeout> }>(undefined)
  const isDone = useRef(false)

  const release = () => {
    if (!held.current) return
    clearTimeout(held.current.timer)
    delete held.current.element.dataset.held
    held.current = undefined
  }
  useEffect(() => release, [])

  const hold = (element: HTMLElement, at: LongPress['at']) => {
    release()
    const done = () => {
      isDone.current = true
      release()
      latest.current({ element, at })
    }
    element.dataset.held = ''
    held.current = { element, at, timer: setTimeout(done, wait) }
  }

  return {
    onPointerDown: ({ currentTarget, pointerType, button, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
      isDone.current = false
      if (button !== 0 || pointers?.includes(pointerType) === false) return release()
      hold(currentTarget, { x, y })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { x = clientX, y = clientY } = held.current?.at ?? {}
      if (Math.hypot(clientX - x, clientY - y) > slip) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onBlur: release,
    onKeyDown: ({ currentTarget, key, repeat }: KeyboardEvent<HTMLElement>) => {
      if (repeat || key !== ' ') return
      isDone.current = false
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      hold(currentTarget, { x: left + width / 2, y: top + height / 2 })
    },
    onKeyUp: release,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      release()
      if (!isDone.current) return
      isDone.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    /** A finger that rests opens the menu of the browser, which would end the press. */
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      if (held.current) event.preventDefault()
    },
  }
}
