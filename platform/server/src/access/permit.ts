import { mayCall } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { Actor } from '../call/actor'
import { AppError } from '../call/app-error'
import type { Database } from '../db/schema'
import { permissionsOf } from './actor'
import { requireReauth } from './reauth'
import { isFactorDue } from './required-factor'

/**
 * Throws unless the actor may make the call at this moment: `token.sessionOnly`, `session.locked`, `password.mustChange`, `session.factorDue`,
 * `access.denied` or `session.reauth`.
 */
export async function permit(call: { db: Database; actor: Actor; now: number }, endpoint: Endpoint): Promise<void> {
  const { actor } = call
  if (actor.token && !endpoint.byToken) throw new AppError('token.sessionOnly')
  if (actor.locked && !endpoint.whenLocked) throw new AppError('session.locked')
  if (actor.passwordDue && !endpoint.whenPasswordDue) throw new AppError('password.mustChange')
  if (isFactorDue(call, endpoint)) throw new AppError('session.factorDue')
  if (endpoint.access !== 'public' && endpoint.access !== 'signedIn') await requireAccess(call, endpoint)
  // Last: nobody is asked for a password and rejected after it.
  if (endpoint.needsReauth) requireReauth(call)
}

/** Throws `access.denied` unless the actor may make the call, or that part of one which has an access of its own. */
export async function requireAccess(
  { db, actor }: { db: Database; actor: Actor },
  wanted: Pick<Endpoint, 'access'>,
): Promise<void> {
  if (!mayCall(await permissionsOf(db, actor), wanted)) throw new AppError('access.denied')
}
