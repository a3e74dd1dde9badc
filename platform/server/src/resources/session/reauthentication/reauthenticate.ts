import type { Parsed } from 'atrium/contract/endpoint'
import type { session } from 'atrium/contract/session'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { isTotpCode, plainCode } from '#server/credentials/totp'
import { readFactors } from '#server/services/factor/factor'
import { setReauthenticated } from '#server/services/session/session'
import { findOwn, passkeyError } from '../factor/passkey/shown-passkey'
import { takeTotp } from '../factor/sign-in-code'
import { outcomeOf } from '../login'
import { throttledOutcome } from '../throttle'
import { isAccountPassword } from './account-password'

type Shown = Parsed<typeof session.reauthenticate>['body']

/** Lets the session make calls that need it, for ten minutes. What is wrong counts for the throttle of sign-ins, like a guess at the login. */
export async function reauthenticate(call: Call, { pass, ...shown }: Shown): Promise<null> {
  const { db, actor, now } = call
  const attempt = { username: actor.username, verification: { purpose: 'reauthenticate', pass } }
  let error: AppError | undefined
  await throttledOutcome(call, attempt, async () => {
    error = await shownError(call, shown)
    return outcomeOf(error)
  })
  if (error) throw error
  await setReauthenticated(db, actor.sessionId, now)
  return null
}

/** Says what is wrong with what the actor shows of their own. The one place that knows what counts. */
async function shownError(call: Call, { password, code, passkey }: Omit<Shown, 'pass'>): Promise<AppError | undefined> {
  const { userId, sessionId } = call.actor
  if (passkey) {
    const row = await findOwn(call, userId, passkey)
    const wrong = await passkeyError(call, passkey, { row, purpose: 'reauthenticate', sessionId })
    return wrong && new AppError(wrong)
  }
  if (code !== undefined)
    return (await isOwnCode(call, plainCode(code))) ? undefined : new AppError('login.wrongCode', { at: 'code' })
  const isRight = await isAccountPassword(call, password ?? '')
  return isRight ? undefined : new AppError('password.wrong', { at: 'password' })
}

/** Takes a code of an own app. Recovery codes are for who has lost their factors, and gets new ones after the sign-in. */
async function isOwnCode(call: Call, code: string): Promise<boolean> {
  return isTotpCode(code) && takeTotp(call, await readFactors(call.db, call.actor.userId), code)
}
