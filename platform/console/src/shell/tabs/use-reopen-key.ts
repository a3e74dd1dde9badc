import { useEffect, useEffectEvent } from 'react'
import { topOverlay } from '#shared/navigation/overlays'
import { useReopenTab } from './use-close-tabs'

/**
 * Ctrl Shift T, ⌘ Shift T on a Mac, reopens the tab that was closed last. A browser keeps those keys for its own tabs, unless the
 * product is installed as an application or fills the screen; Alt Shift T works everywhere.
 */
export function useReopenKey(): void {
  const reopen = useReopenTab()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey
    if (event.code !== 'KeyT' || !event.shiftKey || !isHeld || !reopen || topOverlay()) return
    event.preventDefault()
    reopen()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
