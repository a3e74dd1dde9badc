import { dropCookie, readCookie, writeCookie } from './cookie'

/** Name of the token cookie and of the header that carries it, as the specification gives it. */
const name = 'token'

/** What may stand in a header; anything else in the cookie is damage. */
const wellFormed = /^[\w.~+/=-]{1,512}$/

/** The token of the signed-in person; undefined when nobody is signed in. A damaged cookie counts as none. */
export function readToken(): string | undefined {
  const value = readCookie(name)
  return value !== undefined && wellFormed.test(value) ? value : undefined
}

/** Keeps the token for 7 days. */
export function storeToken(token: string): void {
  writeCookie(name, token)
}

export function forgetToken(): void {
  dropCookie(name)
}
