/**
 * The path below which the server serves the console and the API, such as `/admin`; empty at the root of a site. The server writes it into the
 * page, so that one build fits every path.
 */
export const basePath = document.documentElement.dataset.base ?? ''

/** Returns the address of a path of the console or of the API. */
export const withBase = (path: string): string => basePath + path

const suffix = basePath.replaceAll('/', '!')

/**
 * Returns the name of a cookie or of a key in storage, such as `token!admin` below `/admin`: other programs of the site see them too, and
 * a cookie for `/` also comes below a path. At the root the name stays as it is. public/prepaint.js does the same.
 */
export const storedName = (name: string): string => name + suffix

/** Clears a storage of what this console keeps there, and of nothing that belongs to an installation below another path. */
export function clearStored(storage: Storage): void {
  const isOwn = (key: string) => (suffix ? `${key}:`.includes(`${suffix}:`) : !key.includes('!'))
  for (const key of Object.keys(storage).filter(isOwn)) storage.removeItem(key)
}
