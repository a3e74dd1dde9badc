import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened a panel as soon as it closes. Call the answer in the handler that opens it. The UI
 * kit's own return looks too late, and not at all when the panel closes while it still slides in.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) return
    opener.current?.focus({ preventScroll: true })
    opener.current = null
  }, [isOpen])
  return () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }
}
