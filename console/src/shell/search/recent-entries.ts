/** Paths of the entries chosen last, newest first, in local storage. */
const key = 'searchRecents'
const most = 6

/** Paths of the entries chosen last, newest first. What is damaged counts as none. */
export function readRecents(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, most) : []
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
