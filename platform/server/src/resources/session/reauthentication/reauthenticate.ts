import type { Parsed } from 'atrium/contract/endpoint'
import type { session } from 'atrium/contract/session'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { setReauthenticated } from '#server/services/session/session'
import { isAccountPassword } from './account-password'
import { throttled } from '../throttle'

type Shown = Parsed<typeof session.reauthenticate>['body']

/** Lets the session make calls that need it, for ten minutes. What is wrong counts for the throttle of sign-ins, like a guess at the login. */
export async function reauthenticate(call: Call, { pass, ...shown }: Shown): Promise<null> {
  const { db, actor, now } = call
  const attempt = { username: actor.username, verification: { purpose: 'reauthenticate', pass } }
  const isRight = await throttled(call, attempt, () => isOwn(call, shown))
  if (!isRight) throw new AppError('password.wrong', { at: 'password' })
  await setReauthenticated(db, actor.sessionId, now)
  return null
}

/** Whether this is a factor of the actor's own. The one place that knows which there are. */
function isOwn(call: Call, { password }: Omit<Shown, 'pass'>): Promise<boolean> {
  return isAccountPassword(call, password)
}
