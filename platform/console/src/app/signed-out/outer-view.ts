import { readAddress } from '../address'
import { loadChunk } from '../page/chunk-load'
import type { Restart, View } from '../view'

/**
 * Returns the view of an address that is open with and without a session: to set a password, and to come back from an identity provider. Undefined for
 * another one. The code of both loads here, since the login page has no room for it.
 */
export async function outerView(restart: Restart): Promise<View | undefined> {
  const [path] = readAddress().split(/[?#]/)
  if (path === '/password')
    return (await loadChunk('set-password', () => import('./password-view'))).passwordView(restart)
  return path === '/sso' ? (await loadChunk('sso', () => import('./sso-view'))).ssoView(restart) : undefined
}
