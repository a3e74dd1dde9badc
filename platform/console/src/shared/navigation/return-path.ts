/** Section 2.3 of the specification: what shows without a token; and the pages that modules have for everybody. */
export function isOpenPath(path: string): boolean {
  return /^\/(?:(?:login|password|sso|500|404|403)$|redirect\/|open\/)/.test(path)
}

/** The login page's address that leads back to `path` after a sign-in. */
export function loginPath(path: string): string {
  return `/login?redirect=${encodeURIComponent(path)}`
}

/** The address of the page that says that the server cannot be reached, and leads on to `path` when it can. */
export function outagePath(path: string): string {
  return `/500?redirect=${encodeURIComponent(path)}`
}

/**
 * The path inside of this application that a `redirect` names; the home page for any other place. Judged by URL parsing,
 * since `//host`, `/\host` and `/.//host` all begin like a path.
 */
export function returnPath(redirect: string | null | undefined): string {
  if (!redirect) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(redirect, location.origin)
    if (origin !== location.origin) return '/'
    return `/${pathname.replace(/^\/+/, '')}` + search + hash
  } catch {
    return '/'
  }
}
