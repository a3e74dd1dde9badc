import { rightsHeader } from 'atrium/contract/access'
import { findActor } from '../../access/actor'
import { markSeen } from '../../services/session/last-seen'
import { endOf } from '../../services/session/session-end'
import type { Actor } from '../../call/actor'
import { AppError } from '../../call/app-error'
import type { Deps } from '../../call/call'
import { isAllowed } from '../../call/setting/allowed-addresses'
import { sessionCookie } from '../../services/session/session-cookie'
import { cookiesOf } from './cookies'
import { takeDefaultLanguage, type ApiContext } from '../context'

/**
 * Who asks. Throws `session.missing` without a token, for one that is no longer good why its session ended, `session.otherBrowser`
 * without the cookie that belongs to it, and `session.unknown` for any other.
 */
export async function identify(
  context: ApiContext,
  deps: Deps,
  { now, isUse }: { now: number; isUse: boolean },
): Promise<Actor> {
  const token = context.req.header('token')
  if (!token) {
    await takeDefaultLanguage(context, deps)
    throw new AppError('session.missing')
  }
  const tokenHash = deps.sha256(token)
  const moment = { now, deps }
  const actor = await findActor(deps.db, tokenHash, moment)
  if (!actor) {
    await takeDefaultLanguage(context, deps)
    throw new AppError(await endOf(deps.db, tokenHash, moment))
  }
  rejectOtherBrowser(context, deps, actor)
  if (!isAllowed(deps.addressOf(context.env), actor.addresses)) throw new AppError('session.address')
  if (isUse) await markSeen(deps, actor, now)
  context.set('userId', actor.userId)
  context.set('language', actor.region.language)
  context.get('headers')[rightsHeader] = actor.rights
  return actor
}

/** Throws where a session has a cookie that the caller does not send: a token that was taken from its browser opens nothing. */
function rejectOtherBrowser(context: ApiContext, deps: Deps, { cookieHash }: Actor): void {
  if (cookieHash === null || deps.sessionBinding !== 'strict') return
  const cookie = cookiesOf(context, deps)?.read(sessionCookie)
  if (cookie === undefined || deps.sha256(cookie) !== cookieHash) throw new AppError('session.otherBrowser')
}
