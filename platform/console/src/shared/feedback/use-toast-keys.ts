import { useEffect, useRef, type RefObject } from 'react'

/** The first button of the message that came last. */
function newest(buttons: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  const place = (button: HTMLButtonElement) => Number(button.closest<HTMLElement>('[data-toast]')?.dataset.toast ?? 0)
  return buttons.toSorted((a, b) => place(b) - place(a))[0]
}

const stop = (event: Event) => event.stopPropagation()

/**
 * Lets the keyboard reach the messages in `region`: F6 moves the focus to the newest one with a button, and from there back; Esc
 * closes the message with the focus. The focus then returns to where it was.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const giveBack = () => {
      const element = before.current
      before.current = null
      if (element instanceof HTMLElement && element.isConnected) element.focus()
    }
    function onKeyDown(event: KeyboardEvent) {
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])]
      const focused = buttons.find((button) => button === document.activeElement)
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!isPlain || (event.key === 'F6' ? buttons.length === 0 : event.key !== 'Escape' || !focused)) return
      // The browser would go to its address bar, or a drawer behind the message would close.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape')
        focused?.closest('[data-toast]')?.querySelector<HTMLElement>('[data-dismiss]')?.click()
      if (focused) return giveBack()
      before.current = document.activeElement
      // An open drawer or dialog listens at the window and takes a focus that leaves it back.
      document.addEventListener('focusin', stop)
      newest(buttons)?.focus()
      document.removeEventListener('focusin', stop)
    }
    // Before drawers and dialogs, which take Esc as theirs.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [region])
}
