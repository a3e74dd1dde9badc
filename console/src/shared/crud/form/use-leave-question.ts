import { useEffect } from 'react'

/** While `isOpen`, the browser asks before the page itself is left with something typed. */
export function useLeaveQuestion(isOpen: boolean, isTouched: { current: boolean }): void {
  useEffect(() => {
    if (!isOpen) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isTouched.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOpen, isTouched])
}
