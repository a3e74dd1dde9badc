import { SsoPage } from '../../pages/login/sso/sso-page'
import { readAddress } from '../address'
import type { Restart, View } from '../view'

/** Returns the page that identity providers send browsers back to. */
export const ssoView = (restart: Restart): View => ({
  key: 'sso',
  element: <SsoPage callback={location.href} />,
  path: readAddress,
  open: restart,
  hasSession: () => false,
  dispose: () => {},
})
