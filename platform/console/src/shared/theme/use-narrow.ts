import { useSyncExternalStore } from 'react'

/** Below 960 px the console is in mobile mode (section 9 of the specification). */
const narrow = followed('(max-width: 959.98px)')
/** Below 600 px nothing has room beside a field. */
const phone = followed('(max-width: 599.98px)')
/** Below 1100 px a table beside the sidebar is squeezed. */
const cards = followed('(max-width: 1099.98px)')

function followed(query: string) {
  const media = globalThis.matchMedia?.(query)
  return {
    matches: () => media?.matches ?? false,
    subscribe: (listener: () => void) => {
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
  }
}

/** True below the mobile breakpoint of 960 px, at this moment. */
export function isNarrow(): boolean {
  return narrow.matches()
}

/** True below the mobile breakpoint of 960 px; follows the window. */
export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches)
}

/** True below 600 px, where the filters of a list are behind a button; follows the window. */
export function usePhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches)
}

/** True below 1100 px, where lists are cards and their filters are folded; follows the window. */
export function useCards(): boolean {
  return useSyncExternalStore(cards.subscribe, cards.matches)
}
