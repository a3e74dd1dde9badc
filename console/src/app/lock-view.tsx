import { isLocked } from '../shared/session/lock'
import { readAddress } from './address'
import { loadChunk } from './page/chunk-load'
import type { Restart, View } from './view'

/** The lock screen in place of everything, at the address that was locked; undefined while nothing is locked. */
export async function lockView(restart: Restart): Promise<View | undefined> {
  if (!(await isLocked())) return undefined
  const { LockScreen } = await loadChunk('lock', () => import('../shell/lock/lock-screen'))
  return { element: <LockScreen />, path: readAddress, open: restart, hasSession: () => false, dispose: () => {} }
}
