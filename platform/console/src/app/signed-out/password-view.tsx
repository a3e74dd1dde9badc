import { PasswordPage } from '../../pages/login/password/password-page'
import { readAddress } from '../address'
import type { Restart, View } from '../view'

/** Returns the page by which people set a password that they forgot, or their first one, also while somebody is signed in. */
export function passwordView(restart: Restart): View {
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
