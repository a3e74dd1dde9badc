import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to what had it when a panel opened, as soon as the panel closes or is taken away. Render it right before
 * the panel, which then takes the focus only afterwards. The UI kit's own return comes too late, and not at all when the panel closes while
 * it still slides in.
 * @example
 * <FocusReturn isOpen={isOpen} />
 * <Drawer open={isOpen} focusable={{ focusTriggerAfterClose: false }} />
 */
export function FocusReturn({ isOpen }: { isOpen: boolean }) {
  const opener = useRef<Element>(null)
  const isThere = useRef(false)
  useLayoutEffect(() => {
    // A page that is hidden for a while runs this again when it shows: the first opener counts.
    if (isOpen) opener.current ??= document.activeElement
  }, [isOpen])
  useEffect(() => {
    if (isOpen) return
    focus(opener.current)
    opener.current = null
  }, [isOpen])
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      const last = opener.current
      // An effect that only runs again is back by then.
      queueMicrotask(() => isThere.current || focus(last))
    }
  }, [])
  return null
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
