import { withBase } from '#shared/browser/base-path'

/** Path and query as a link to them. The demo keeps its path behind a `#`, which works on every static host and below every path. */
export function hrefOf(path: string): string {
  return __BROWSER_RUNTIME__ ? `#${path}` : withBase(path)
}
