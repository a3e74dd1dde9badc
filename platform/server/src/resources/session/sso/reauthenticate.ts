import type { Parsed } from 'atrium/contract/endpoint'
import type { BegunSignIn } from 'atrium/contract/system/user/sso/sign-in'
import type { ownIdentities } from 'atrium/contract/system/user/sso/own-identity'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { setReauthenticated } from '#server/services/session/session'
import { findIdentity, readIdentities } from '#server/services/session/sso/identity'
import { begin, requireBegun, takeOnly } from './begin'

/** How far the clocks of provider and server may differ, in milliseconds: as far as those of its tokens. */
const clockSkew = 120_000

const useOf = ({ actor }: Call) => ({ purpose: 'reauthenticate', sessionId: actor.sessionId }) as const

/** Begins a re-authentication at a provider where the actor has an account. */
export async function beginReauthentication(call: Call, providerId: number): Promise<BegunSignIn> {
  const own = await readIdentities(call.db, call.actor.userId)
  found(own.find((identity) => identity.providerId === providerId))
  return begin(call, providerId, useOf(call))
}

/** Lets the session make calls that need it, for ten minutes: the provider has asked just now, and it was the actor. */
export async function reauthenticateThere(
  call: Call,
  { key, callback }: Parsed<typeof ownIdentities.reauthenticate>['body'],
): Promise<null> {
  const { db, actor, now } = call
  const begun = await requireBegun(call, key, useOf(call))
  const { provider, said } = await takeOnly(call, begun, callback)
  const { providerId } = provider
  const identity = await findIdentity(db, { providerId, subject: said.claims.sub })
  if (identity?.userId !== actor.userId) throw new AppError('sso.otherPerson')
  const authTime = said.claims['auth_time']
  const isFresh = typeof authTime === 'number' && authTime * 1000 >= begun.createdAt - clockSkew
  if (!isFresh) throw new AppError('sso.notAsked')
  await setReauthenticated(db, actor.sessionId, now)
  return null
}
