import { loadChunk } from '../page/chunk-load'
import { readAddress } from '../address'
import type { Restart, View } from '../view'

const path = '/password'

/** Returns the page by which people set a password that they forgot, or their first one, also while somebody is signed in; undefined for another address. */
export async function passwordView(restart: Restart): Promise<View | undefined> {
  if (readAddress().split(/[?#]/)[0] !== path) return undefined
  const { PasswordPage } = await loadChunk('set-password', () => import('../../pages/login/password/password-page'))
  const onMove = () => void restart(readAddress())
  window.addEventListener('popstate', onMove)
  // A link of a mail that is opened in this tab changes the fragment alone.
  window.addEventListener('hashchange', onMove)
  const token = readAddress().split('#')[1] ?? ''
  return {
    key: `set-password ${token}`,
    element: <PasswordPage token={token} />,
    path: readAddress,
    open: restart,
    hasSession: () => false,
    dispose: () => {
      window.removeEventListener('popstate', onMove)
      window.removeEventListener('hashchange', onMove)
    },
  }
}
