import { returnPath } from '../shared/session/return-path'

// The demo keeps its path behind a `#`, which works on every static host and below every path. Otherwise the server answers
// every path with the application.

/** Path and query of the application in the address bar. */
export function readAddress(): string {
  return returnPath(__BROWSER_HOME__ ? location.hash.slice(1) : location.pathname + location.search)
}

/** Puts a path in place of the current one; the next router starts there. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', __BROWSER_HOME__ ? `#${path}` : path)
}
