import { vi } from 'vitest'

/**
 * Lets the browser open a window, as far as one is used: returns where it goes, and the values in its storage. A real one is in the journeys of the
 * built product.
 */
export function nextWindow() {
  const stored: string[] = []
  const sessionStorage = { setItem: (_name: string, value: string) => void stored.push(value) }
  const opened = { sessionStorage, location: { href: '' }, close: () => {} }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return { location: opened.location, stored }
}
