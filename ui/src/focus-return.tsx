import { useRef } from 'react'

/**
 * Gives the focus back to what opened a panel. Call `remember` in the handler that opens it, and pass `giveBack` as its
 * `afterOpenChange`: the UI kit's own return looks too late and may find the panel itself.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  return {
    remember: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    giveBack: (isOpen: boolean) => {
      if (!isOpen) opener.current?.focus({ preventScroll: true })
    },
  }
}
