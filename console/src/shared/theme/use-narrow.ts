import { useSyncExternalStore } from 'react'

/** Below 960 px the console is in mobile mode (section 9 of the specification). */
const narrow = globalThis.matchMedia?.('(max-width: 959.98px)')

function subscribe(listener: () => void): () => void {
  narrow?.addEventListener('change', listener)
  return () => narrow?.removeEventListener('change', listener)
}

/** True below the mobile breakpoint of 960 px, at this moment. */
export function isNarrow(): boolean {
  return narrow?.matches ?? false
}

/** True below the mobile breakpoint of 960 px; follows the window. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}
