import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { navigation } from '#shared/navigation/navigation'
import { dropSession } from '../end/drop'
import { leaveTo } from '../sso/leave'
import { useSession } from '../user/session'

/**
 * Ends the session on the server and in all tabs of this browser, and goes to the login page, with `leave` in another way; to an identity provider that
 * opened the session, where it ends its own one too. Works without a server.
 */
export async function signOut(leave = () => navigation().restart('/login')): Promise<void> {
  const { isFromProvider, userInfo } = useSession.getState()
  // The login page is below the overlay until it is known where the provider wants the browser: nothing of the session stays. Of a session that was
  // locked, or whose password was due, when the page was loaded nothing is known.
  const overlay = isFromProvider || userInfo.username === ''
  const ended = request(overlay ? api.sso.signOut : api.session.logout, undefined, { message: false, overlay })
  dropSession()
  const [reply] = await Promise.all([ended.catch(() => null), leave()])
  if (reply?.address) leaveTo(reply.address)
}
