import type { UserInfo } from 'atrium/contract/session'
import { storedName } from '#shared/browser/base-path'
import { navigation } from '#shared/navigation/navigation'
import { useSession } from '../user/session'
import { readToken } from '../token/token'

/** Local storage key of the lock info: base64 of "lockInfo", as in section 9 of the specification. */
export const lockKey = storedName(btoa('lockInfo'))

/** Who locked the session here; nobody after a reload, since nothing of a session is kept in the browser. */
let person: UserInfo['userInfo'] | undefined

export function lockedPerson(): UserInfo['userInfo'] | undefined {
  return person
}

/** Shows the lock screen in place of everything, here and in the other tabs of this browser. */
export async function showLock(): Promise<void> {
  const { sealLockInfo } = await import('./lock-info')
  const { userInfo } = useSession.getState()
  person = userInfo.username ? userInfo : person
  localStorage.setItem(lockKey, sealLockInfo(true))
  await navigation().hold()
}

/** The same for an answer 423 to `token`; nothing when that session has given way to another one or is not shown yet. */
export async function showLockOf(token: string | undefined): Promise<void> {
  if (!arePagesHeld && useSession.getState().userInfo.username !== '' && readToken() === token) await showLock()
}

let arePagesHeld = false

/** Whether the pages of the session are in memory, but off the screen. */
export function pagesHeld(): boolean {
  return arePagesHeld
}

/** Called by the application alone. */
export function setPagesHeld(held: boolean): void {
  arePagesHeld = held
}

/** Whether the session is locked as far as this browser stored it; the server decides. */
export async function isLocked(): Promise<boolean> {
  const sealed = localStorage.getItem(lockKey)
  if (sealed === null || readToken() === undefined) return false
  const { readLockInfo } = await import('./lock-info')
  return readLockInfo(sealed)
}

/** Calls back when another tab of this browser locks or unlocks. Returns a function that stops it. */
export function onLockChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === lockKey && listener()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
