import { useState } from 'react'

function stored(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * Returns the values that were chosen last, newest first, kept in the browser below `key`; without a key for as long as the part is on the page. What is
 * kept there and is no list counts as nothing.
 */
export function useRecent(
  key: string | undefined,
  most: number,
): [recent: readonly string[], add: (one: string) => void] {
  const [recent, setRecent] = useState(() => (key ? stored(key).slice(0, most) : []))
  const add = (one: string) => {
    const next = [one, ...(key ? stored(key) : recent).filter((other) => other !== one)].slice(0, most)
    setRecent(next)
    if (key) localStorage.setItem(key, JSON.stringify(next))
  }
  return [recent, add]
}
