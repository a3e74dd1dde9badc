import LoginPage from '../../pages/login/page'
import { isOpenPath, loginPath } from '#shared/navigation/return-path'
import { readToken } from '#shared/session/token/token'
import { readAddress, replaceAddress } from '../address'
import type { LoadSession } from '../session/session-code'
import type { Restart, View } from '../view'

/**
 * The login page without the router, which loads while the person types. Undefined when the address or a token asks for
 * more than that; then the router and its guard decide.
 */
export function loginView(restart: Restart, loadSession: LoadSession): View | undefined {
  const [pathname = '/'] = readAddress().split(/[?#]/)
  if (readToken() !== undefined || (isOpenPath(pathname) && pathname !== '/login')) return undefined
  if (pathname !== '/login') replaceAddress(loginPath(readAddress()))
  const onBack = () => void restart(readAddress())
  window.addEventListener('popstate', onBack)
  preloadWhenIdle(loadSession)
  return {
    key: 'login',
    element: <LoginPage />,
    path: readAddress,
    open: restart,
    hasSession: () => false,
    dispose: () => window.removeEventListener('popstate', onBack),
  }
}

/** An error shows when the parts are really wanted. */
function preloadWhenIdle(loadSession: LoadSession): void {
  const preload = () => void Promise.all([loadSession(), import('../../shell/shell')]).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(preload)
  else setTimeout(preload, 1000)
}
