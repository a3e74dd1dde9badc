import { basePath } from '#shared/browser/base-path'
import { hrefOf } from '#shared/navigation/href'
import { returnPath } from '#shared/navigation/return-path'

/** Path, query and fragment of the application in the address bar. */
export function readAddress(): string {
  if (__BROWSER_RUNTIME__) return returnPath(location.hash.slice(1))
  return returnPath(location.pathname.slice(basePath.length) + location.search + location.hash)
}

/** Puts a path in place of the current one; the next router starts there. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', hrefOf(path))
}
