import { adminRoleKey } from 'atrium/contract/access'
import { reauthMillis } from 'atrium/contract/session'
import type { Actor } from '../call/actor'
import { AppError } from '../call/app-error'

interface ReauthCall {
  readonly actor: Actor
  readonly now: number
}

/** Throws `session.reauth` unless the session showed in the last ten minutes whose it is, and `token.sessionOnly` for an API token. For calls of which only some need it; others say `needsReauth`. */
export function requireReauth({ actor, now }: ReauthCall): void {
  if (actor.token) throw new AppError('token.sessionOnly')
  if (actor.reauthAt <= now - reauthMillis) throw new AppError('session.reauth')
}

/**
 * The same where one of these accounts is the actor's own, or an administrator's, by roles that it has or would get. Only administrators give and
 * take the role of an administrator, so it is among those of the actor.
 */
export function requireReauthFor(
  call: ReauthCall,
  accounts: readonly { readonly userId?: number; readonly roleIds: readonly number[] }[],
): void {
  const { userId: own, roles } = call.actor
  const admin = roles.find(({ roleKey }) => roleKey === adminRoleKey)?.roleId
  const isSensitive = accounts.some(
    ({ userId, roleIds }) => userId === own || (admin !== undefined && roleIds.includes(admin)),
  )
  if (isSensitive) requireReauth(call)
}
