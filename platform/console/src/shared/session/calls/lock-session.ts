import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { lockKey, showLock } from '../lock/lock'
import { navigation } from '#shared/navigation/navigation'
import { renewToken } from '../token/token'
import { signOut } from './sign-out'

/** Locks the session on the server and shows the lock screen. Rejects with `RequestError`, which is not shown. */
export async function lockSession(password: string): Promise<void> {
  await request(api.session.lock, { body: { password } }, { message: false })
  await showLock()
}

/** Opens the session with its new token and continues where it was locked. Rejects with `RequestError`, which is not shown. */
export async function unlockSession(password: string, pass?: string): Promise<void> {
  await renewToken(() => request(api.session.unlock, { body: { password, pass } }, { message: false }))
  await leaveLock(navigation().address())
}

/** Ends the locked session and goes to the login page, with or without a server. */
export function signOutLocked(path = '/login'): Promise<void> {
  return signOut(() => leaveLock(path))
}

/** Takes the lock screen away and goes to `path`. */
export async function leaveLock(path: string): Promise<void> {
  localStorage.removeItem(lockKey)
  await navigation().restart(path)
}
