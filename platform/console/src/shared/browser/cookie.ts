import { limits } from 'virtual:api'
import { basePath, storedName } from './base-path'

/** The value of a cookie of this site; undefined when there is none or its encoding is broken. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${storedName(name)}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(found.indexOf('=') + 1))
  } catch {
    return undefined
  }
}

/** Stores a cookie of this site for 7 days, the life of token and language in the specification. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${storedName(name)}=${encodeURIComponent(value)}; max-age=${limits.sessionSeconds}; ${attributes()}`
}

/** Removes a cookie of this site. */
export function dropCookie(name: string): void {
  document.cookie = `${storedName(name)}=; max-age=0; ${attributes()}`
}

function attributes(): string {
  return `path=${basePath}/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
