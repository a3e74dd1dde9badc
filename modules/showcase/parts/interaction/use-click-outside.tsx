import { useEffect, useEffectEvent, type RefObject } from 'react'

/** The kind of event outside of an element. */
export type Outside = 'pointer' | 'focus' | 'escape'

/**
 * Calls `onOutside` when a press, the focus or Esc leaves all of `parts` while `isActive`. Name each part that counts as inside, those
 * in a portal too: the panel that opens and the button that opens it. Listens to mouse, pen and touch, in the capture phase, so that a
 * handler that stops the event hides nothing.
 * @example
 * const button = useRef<HTMLButtonElement>(null)
 * const panel = useRef<HTMLDivElement>(null)
 * useClickOutside([button, panel], isOpen, () => setOpen(false))
 */
export function useClickOutside(
  parts: readonly RefObject<Element | null>[],
  isActive: boolean,
  onOutside: (how: Outside) => void,
): void {
  const isInside = useEffectEvent((event: Event) => {
    // The path is that of the moment of the press: a part that is taken off the page by it is still in there.
    const path = event.composedPath()
    return parts.some(({ current }) => current !== null && path.includes(current))
  })
  const leave = useEffectEvent(onOutside)
  useEffect(() => {
    if (!isActive) return undefined
    const onPress = (event: Event) => isInside(event) || leave('pointer')
    const onFocus = (event: Event) => isInside(event) || leave('focus')
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && leave('escape')
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('focusin', onFocus, true)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('focusin', onFocus, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [isActive])
}
