import { useSyncExternalStore } from 'react'
import type { palettes } from './palette'

/** Light or dark, after the choice of the person and, where that is "system", of the machine. */
export type Scheme = keyof typeof palettes

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The scheme that shows now: what `data-theme` on the root element says, whoever sets it. */
export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))
}
