import { mayCall } from 'atrium/contract/access'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { Actor } from '../call/actor'
import { AppError } from '../call/app-error'
import type { Database } from '../db/schema'
import { permissionsOf } from './actor'

/** Throws unless the actor may make the call: `token.sessionOnly`, `session.locked`, `password.mustChange`, or `access.denied`. */
export async function permit(db: Database, actor: Actor, endpoint: Endpoint): Promise<void> {
  if (actor.token && !endpoint.byToken) throw new AppError('token.sessionOnly')
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
