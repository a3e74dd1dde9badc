import { hrefOf } from '#shared/navigation/href'
import { returnPath } from '#shared/navigation/return-path'

/** Path, query and fragment of the application in the address bar. */
export function readAddress(): string {
  return returnPath(__BROWSER_RUNTIME__ ? location.hash.slice(1) : location.pathname + location.search + location.hash)
}

/** Puts a path in place of the current one; the next router starts there. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', hrefOf(path))
}
