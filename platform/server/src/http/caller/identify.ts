import { rightsHeader } from 'atrium/contract/access'
import { findActor } from '../../access/actor'
import { findTokenActor } from '../../access/token-actor'
import { markSeen } from '../../services/session/last-seen'
import { endOf } from '../../services/session/session-end'
import { markUsed } from '../../services/token/token'
import type { Actor } from '../../call/actor'
import { AppError } from '../../call/app-error'
import type { Call, Deps } from '../../call/call'
import { isAllowed } from '../../call/setting/allowed-addresses'
import { sessionCookie } from '../../services/session/session-cookie'
import { isApiToken } from '../../credentials/api-token'
import { bearerOf, takeDefaultLanguage, type ApiContext } from '../context'
import { cookiesOf } from './cookies'
import { countRequest } from './token-limit'

interface Found {
  readonly actor: Actor
  /** The requests that an API token may make in a minute; undefined for a session. */
  readonly requests?: number
}

/** A credential of a call: the hash of the token of a session, or of an API token. */
type Credential = Pick<Actor, 'tokenHash'> & { readonly token?: unknown }

/** Finds the actor of a session or of an API token. Throws why there is none, or that they may not work from the address. */
export async function actorOf(
  db: Deps['db'],
  { tokenHash, token }: Credential,
  { now, deps, address }: Pick<Call, 'now' | 'deps' | 'address'>,
): Promise<Found> {
  const found = token ? await findTokenActor(db, tokenHash, { now, deps, address }) : undefined
  const actor = found?.actor ?? (await findActor(db, tokenHash, { now, deps }))
  if (!actor) throw new AppError(await endOf(db, tokenHash, { now, deps }))
  if (!isAllowed(address, actor.addresses)) throw new AppError('session.address')
  return { ...found, actor }
}

/** Returns what the call came with. A session and an API token are never taken together, so that a page cannot add one to the other. */
function credentialOf(context: ApiContext, deps: Deps): Credential {
  const [session, bearer] = [context.req.header('token'), bearerOf(context)]
  if (bearer === undefined) {
    if (!session) throw new AppError('session.missing')
    return { tokenHash: deps.sha256(session) }
  }
  if (session) throw new AppError('token.withSession')
  if (!isApiToken(bearer)) throw new AppError('token.unknown')
  return { tokenHash: deps.sha256(bearer), token: true }
}

/**
 * Who asks. Throws `session.missing` without a token, for one that is no longer good why its session ended, `session.otherBrowser`
 * without the cookie that belongs to it, and `session.unknown` for any other; for an API token one of the errors `token.…`.
 */
export async function identify(
  context: ApiContext,
  deps: Deps,
  { now, isUse }: { now: number; isUse: boolean },
): Promise<Actor> {
  const address = deps.addressOf(context.env)
  let found: Found
  try {
    found = await actorOf(deps.db, credentialOf(context, deps), { now, deps, address })
  } catch (error) {
    await takeDefaultLanguage(context, deps)
    throw error
  }
  const { actor, requests } = found
  rejectOtherBrowser(context, deps, actor)
  context.set('userId', actor.userId)
  context.set('language', actor.region.language)
  context.get('headers')[rightsHeader] = actor.rights
  if (actor.token && requests !== undefined) {
    countRequest(context, deps, { tokenId: actor.token.tokenId, requests, now })
    await markUsed(deps, actor, { now, address })
  } else if (isUse) await markSeen(deps, actor, now)
  return actor
}

/** Throws where a session has a cookie that the caller does not send: a token that was taken from its browser opens nothing. */
function rejectOtherBrowser(context: ApiContext, deps: Deps, { cookieHash }: Actor): void {
  if (cookieHash === null || deps.sessionBinding !== 'strict') return
  const cookie = cookiesOf(context, deps)?.read(sessionCookie)
  if (cookie === undefined || deps.sha256(cookie) !== cookieHash) throw new AppError('session.otherBrowser')
}
