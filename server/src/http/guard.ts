import { mayCall, rightsHeader } from '@atrium/contract/access'
import type { Endpoint } from '@atrium/contract/endpoint'
import { findActor, permissionsOf, type Actor } from '../access/actor'
import { endOf } from '../access/session-end'
import { markSeen } from '../access/last-seen'
import type { Database } from '../db/schema'
import { AppError } from './app-error'
import type { ApiContext, Deps } from './call'
import { hashToken } from '../credentials/tokens'

/**
 * Who asks. Throws `session.missing` without a token, for one that is no longer good why its session ended, and `session.unknown`
 * for any other.
 */
export async function identify(
  context: ApiContext,
  deps: Deps,
  { now, isUse }: { now: number; isUse: boolean },
): Promise<Actor> {
  const token = context.req.header('token')
  if (!token) throw new AppError('session.missing')
  const tokenHash = hashToken(token)
  const moment = { now, idleMillis: deps.idleMillis }
  const actor = await findActor(deps.db, tokenHash, moment)
  if (!actor) throw new AppError(await endOf(deps.db, tokenHash, moment))
  if (isUse) await markSeen(deps, actor, now)
  context.set('userId', actor.userId)
  context.header(rightsHeader, actor.rights)
  return actor
}

/** Throws unless the actor may make the call: `session.locked`, `password.mustChange`, or `access.denied`. */
export async function permit(db: Database, actor: Actor, endpoint: Endpoint): Promise<void> {
  if (actor.locked && !endpoint.whenLocked) throw new AppError('session.locked')
  if (actor.passwordDue && !endpoint.whenPasswordDue) throw new AppError('password.mustChange')
  if (endpoint.access === 'public' || endpoint.access === 'signedIn') return
  await requireAccess({ db, actor }, endpoint)
}

/** Throws `access.denied` unless the actor may make the call, or that part of one which has an access of its own. */
export async function requireAccess(
  { db, actor }: { db: Database; actor: Actor },
  wanted: Pick<Endpoint, 'access'>,
): Promise<void> {
  if (!mayCall(await permissionsOf(db, actor), wanted)) throw new AppError('access.denied')
}
