import { loginPath } from './navigation/return-path'
import { navigation } from './navigation/navigation'
import { useSession } from './session'
import { forgetToken, readToken, tokenSettled } from './token'

/**
 * Ends the session that `token` stood for and leads to the login page, back to here after the next sign-in. Does nothing when
 * another session has begun or the token was replaced meanwhile, when another request has ended this one already, or before there is one: a session
 * that fails while it is asked for is the guard's to answer.
 */
export async function expireSession(token: string | undefined): Promise<void> {
  const hasSession = useSession.getState().userInfo.username !== ''
  if (!hasSession) return
  await tokenSettled()
  if (readToken() !== token) return
  forgetToken()
  await navigation().restart(loginPath(navigation().address()))
}
