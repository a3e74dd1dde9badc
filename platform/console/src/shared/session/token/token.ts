import { brand } from 'virtual:brand'
import { basePath } from '#shared/browser/base-path'
import { dropCookie, readCookie, writeCookie } from '#shared/browser/cookie'

/** Name of the token cookie and of the header that carries it, as the specification gives it. */
const name = 'token'

/** The characters that a header may hold; a cookie with any other one is invalid. */
const wellFormed = /^[\w.~+/=-]{1,512}$/

/** A browser may show a cookie to other tabs for some milliseconds after it was removed. */
let ended: string | undefined

/** The token of the signed-in person; undefined when nobody is signed in. A damaged cookie counts as none. */
export function readToken(): string | undefined {
  const value = readCookie(name)
  return value !== undefined && value !== ended && wellFormed.test(value) ? value : undefined
}

/** Another tab removed this token: it counts as none, though the cookie may still be there. */
export function ignoreToken(token: string | undefined): void {
  ended = token
}

/** Keeps the token for 7 days. */
export function storeToken(token: string): void {
  writeCookie(name, token)
}

export function forgetToken(): void {
  dropCookie(name)
}

let last: Promise<unknown> = Promise.resolve()

/** One task at a time, among all tabs of this browser where it offers locks: on https and localhost. Else within this tab. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks) return locks.request(`${brand.key}-token${basePath}`, task) as Promise<T>
  const result = last.then(task)
  last = result.catch(() => undefined)
  return result
}

/** Makes a call that replaces the present token and returns the new one, and keeps that for all tabs. */
export async function renewToken(call: () => Promise<string>): Promise<void> {
  await inTurn(async () => storeToken(await call()))
}

/**
 * Settles when no tab is in the middle of `renewToken`. A request that is answered 401 in between carried the former token,
 * and looks at the cookie only after this.
 */
export async function tokenSettled(): Promise<void> {
  await inTurn(async () => undefined)
}
