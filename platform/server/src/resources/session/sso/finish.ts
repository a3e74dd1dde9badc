import type { Parsed } from 'atrium/contract/endpoint'
import type { sso } from 'atrium/contract/system/user/sso/sign-in'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { findIdentity } from '#server/services/session/sso/identity'
import { addProviderSession } from '#server/services/session/sso/provider-session'
import { endSignIn, keepIdentity, keptIdentity, type SsoSignIn } from '#server/services/session/sso/sso-sign-in'
import { holdEnabledUser } from '#server/services/user/user-account'
import { secondFactorError } from '../factor/sign-in-code'
import { accountError, openSession, outcomeOf, rejectSignIn } from '../login'
import { throttledOutcome } from '../throttle'
import { requireBegun, requireProvider, takeReturn, type Returned } from './begin'
import { linkedPerson, settlePerson, type Person } from './person'

type Body = Parsed<typeof sso.finish>['body']

const signIn = { purpose: 'signIn', sessionId: null } as const

/** Somebody who came back, and the person whom they sign in as. */
interface Settled extends Returned {
  readonly person: Person
}

/** Takes what the provider says, and finds, links or creates the person. */
async function settleReturn(call: Call, begun: SsoSignIn, callback: string): Promise<Settled> {
  try {
    const returned = await takeReturn(call, begun, callback)
    const { provider, said } = returned
    const person = await call.deps.write((trx) => settlePerson(trx, call, provider, said.claims))
    return { ...returned, person }
  } catch (error) {
    await endSignIn(call.db, begun)
    throw await rejectSignIn(call, { username: '', userId: undefined }, error)
  }
}

/** Returns the person of the first step, for the second one. */
async function settledBefore(call: Call, begun: SsoSignIn): Promise<Settled> {
  const said = await keptIdentity(call, begun)
  if (!said) throw new AppError('sso.expired')
  const { provider } = await requireProvider(call, begun.providerId)
  const linked = await linkedPerson(call.db, provider, said.claims)
  if (!linked) throw new AppError('sso.unknown')
  return { provider, said, person: linked.person }
}

/**
 * Opens a session for somebody whom a provider has signed in, and returns its token. Who has a second factor here shows it as with a password, unless the
 * provider is said to check one; what the provider said is kept for that step.
 */
export async function finishSignIn(call: Call, { key, callback, ...second }: Body): Promise<string> {
  const begun = await requireBegun(call, key, signIn)
  const settled = callback === undefined ? await settledBefore(call, begun) : await settleReturn(call, begun, callback)
  const { provider, said, person } = settled
  const { userId, username } = person
  try {
    let error: AppError | undefined
    await throttledOutcome(call, { username }, async () => {
      error = await accountError(call, { ...person, passwordExpiresAt: null })
      if (!error && provider.checksFactor === 0) error = await secondFactorError(call, userId, second)
      return outcomeOf(error)
    })
    if (error) throw error
    const token = await openSession(call, person, {
      username,
      reauthAt: authenticatedAt(call, said.claims['auth_time']),
      hold: (trx) => hold(trx, settled),
      opened: (trx, sessionId) =>
        addProviderSession({ db: trx, deps: call.deps }, { sessionId, providerId: provider.providerId }, said),
    })
    await endSignIn(call.db, begun)
    return token
  } catch (error) {
    const isWaiting = error instanceof AppError && error.details.at === 'code'
    if (isWaiting && callback !== undefined) await keepIdentity(call, begun, said)
    else if (!isWaiting && !isGuess(error)) await endSignIn(call.db, begun)
    throw await rejectSignIn(call, { username, userId }, error)
  }
}

/** Whether another code or passkey may follow. */
const isGuess = (error: unknown): boolean =>
  error instanceof AppError && /^(?:passkey\.|login\.(?:tooMany|verify|wrongCode))/.test(error.code)

/** Returns when the person showed last whose account it is: at the provider, where that says so. */
function authenticatedAt({ now }: Call, authTime: unknown): number {
  return typeof authTime === 'number' ? Math.min(now, authTime * 1000) : now
}

/** Sees whether the person is still enabled and the account still theirs. */
async function hold(trx: Database, { provider, said, person }: Settled): Promise<void> {
  if (!(await holdEnabledUser(trx, person.userId))) throw new AppError('login.disabled')
  const { providerId } = provider
  const identity = await findIdentity(trx, { providerId, subject: said.claims.sub })
  if (identity?.userId !== person.userId) throw new AppError('sso.unknown')
}
