import { storedName } from '#shared/browser/base-path'

/** Paths of the entries chosen last, newest first, in local storage. */
const key = storedName('searchRecents')
const most = 6

/** Paths of the entries chosen last, newest first. An invalid value counts as none. */
export function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function addRecent(path: string): void {
  const others = readRecents().filter((known) => known !== path)
  localStorage.setItem(key, JSON.stringify([path, ...others].slice(0, most)))
}

export function clearRecents(): void {
  localStorage.removeItem(key)
}
