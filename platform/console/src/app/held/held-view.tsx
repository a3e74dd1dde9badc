import type { ReactNode } from 'react'
import { isLocked } from '#shared/session/lock/lock'
import { isPasswordDue } from '#shared/session/calls/password-due'
import { isFactorDue } from '#shared/session/factor/factor-due'
import { readToken } from '#shared/session/token/token'
import { readAddress } from '../address'
import { loadChunk } from '../page/chunk-load'
import type { Restart, View } from '../view'

/** Whether the session is locked, or waits for a new password or a second factor. */
export async function isHeld(): Promise<boolean> {
  return readToken() !== undefined && (isPasswordDue() || isFactorDue() || (await isLocked()))
}

/**
 * Returns the view in place of everything while a session is held: the lock screen, or the form of a password or a factor that is due. It keeps
 * the address, where the session then continues. Undefined for a session that is free.
 */
export async function heldView(restart: Restart): Promise<View | undefined> {
  if (readToken() === undefined) return undefined
  if (await isLocked()) {
    const { LockScreen } = await loadChunk('lock', () => import('../../shell/lock/lock-screen'))
    return viewOf('lock', <LockScreen />, restart)
  }
  if (isFactorDue()) {
    const { element, end } = await (await loadChunk('factor', () => import('./factor-due-view'))).factorDueView()
    return viewOf('factor', element, restart, end)
  }
  if (!isPasswordDue()) return undefined
  const { PasswordDueScreen } = await loadChunk(
    'password',
    () => import('../../shell/due/password-due/password-due-screen'),
  )
  return viewOf('password', <PasswordDueScreen />, restart)
}

function viewOf(key: string, element: ReactNode, restart: Restart, dispose = () => {}): View {
  return { key, element, path: readAddress, open: restart, hasSession: () => false, dispose }
}
