import { useEffect, useEffectEvent } from 'react'

interface Overlay {
  readonly close: () => void
}

const open: Overlay[] = []
const listeners = new Set<() => void>()

/**
 * Lets Back of the browser close a drawer or dialog in place of leaving the page: for every overlay that Esc closes. `close` asks
 * first where something would be lost, and may leave it open. Of several, Back closes the one that opened last.
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  // The effect ends when the page goes behind its tab: Back leaves the page that shows.
  useEffect(() => {
    if (!isOpen) return
    const overlay = { close: () => closeNow() }
    open.push(overlay)
    notify()
    return () => {
      open.splice(open.indexOf(overlay), 1)
      notify()
    }
  }, [isOpen])
}

/** The overlay that opened last, of those on the screen. */
export function topOverlay(): Overlay | undefined {
  return open.at(-1)
}

/** Calls back when an overlay has opened or closed, until the function that it returns is called. */
export function onOverlays(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notify(): void {
  listeners.forEach((listener) => listener())
}
