import { create } from 'zustand'

/** How many callers want the full-screen overlay right now. */
export const useOverlayCount = create<{ count: number }>(() => ({ count: 0 }))

/**
 * Puts the loading overlay over the page and answers what takes it away again. Calls are counted: the overlay goes when
 * the last of them has ended; ending twice counts once.
 */
export function openOverlay(): () => void {
  useOverlayCount.setState(({ count }) => ({ count: count + 1 }))
  let isOpen = true
  return () => {
    if (isOpen) useOverlayCount.setState(({ count }) => ({ count: count - 1 }))
    isOpen = false
  }
}
