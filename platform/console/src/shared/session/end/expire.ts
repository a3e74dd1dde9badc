import { notify, type OpenToast } from '#shared/feedback/notify'
import { loginPath } from '#shared/navigation/return-path'
import { navigation } from '#shared/navigation/navigation'
import { hasUnsaved } from '#shared/navigation/unsaved'
import { askToSignIn, useRenewal } from './renewal'
import { pagesHeld } from '../lock/lock'
import { useSession } from '../user/session'
import { announce } from './session-news'
import { forgetToken, readToken, tokenSettled } from '../token/token'

let shown: OpenToast | undefined

/** Whether the pages of a signed-in person show. */
export function hasSession(): boolean {
  return useSession.getState().userInfo.username !== '' && !pagesHeld()
}

/**
 * Ends the session of `token` in all tabs of this browser, by `leaveSession`. Does nothing when another session
 * has begun, the token was replaced, another request has ended this one already, or none has begun: the guard
 * handles a session that fails while it loads.
 */
export async function expireSession(token: string | undefined, reason: string): Promise<void> {
  if (!hasSession()) return
  await tokenSettled()
  if (readToken() !== token || useRenewal.getState().reason !== undefined) return
  forgetToken()
  if (token !== undefined) announce({ kind: 'ended', token, reason })
  await leaveSession(reason)
}

/**
 * Shows why the session ended. Over unsaved input that asks the person to sign in again in place; else it leads to the login page,
 * back to here after the next sign-in.
 */
export async function leaveSession(reason: string): Promise<void> {
  if (!hasSession() || readToken() !== undefined) return
  if (hasUnsaved()) return askToSignIn(reason)
  shown?.close()
  shown = notify.error(reason, { duration: Infinity })
  await navigation().restart(loginPath(navigation().address()))
}

/** The next session has begun: why the last one ended is no longer of interest. */
export function forgetEnd(): void {
  shown?.close()
  shown = undefined
}
