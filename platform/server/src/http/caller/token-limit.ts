import { AppError } from '../../call/app-error'
import type { Deps } from '../../call/call'
import type { ApiContext } from '../context'

const windowMillis = 60_000

interface Window {
  readonly endsAt: number
  count: number
}

/** The requests of each API token in its present minute, by database: of each process for itself. */
const windows = new WeakMap<Deps['db'], Map<number, Window>>()

/** A minute begins with the first request of a token. Those that are over are dropped when another one begins. */
function windowOf(db: Deps['db'], tokenId: number, now: number): Window {
  const all = windows.get(db) ?? new Map<number, Window>()
  windows.set(db, all)
  const present = all.get(tokenId)
  if (present && present.endsAt > now) return present
  for (const [id, { endsAt }] of all) if (endsAt <= now) all.delete(id)
  const next = { endsAt: now + windowMillis, count: 0 }
  all.set(tokenId, next)
  return next
}

/**
 * Counts a request with an API token, and throws `token.tooMany` where it has made as many as it may in a minute. The headers are those of
 * draft-ietf-httpapi-ratelimit-headers-10: the policy, and what is left of it for how many seconds.
 */
export function countRequest(
  context: ApiContext,
  { db }: Pick<Deps, 'db'>,
  { tokenId, requests, now }: { tokenId: number; requests: number; now: number },
): void {
  const window = windowOf(db, tokenId, now)
  const seconds = Math.ceil((window.endsAt - now) / 1000)
  const isOver = window.count >= requests
  if (!isOver) window.count += 1
  const headers = context.get('headers')
  headers['ratelimit-policy'] = `"token";q=${requests};w=${windowMillis / 1000}`
  headers['ratelimit'] = `"token";r=${Math.max(0, requests - window.count)};t=${seconds}`
  if (isOver) throw new AppError('token.tooMany', { retryAfter: seconds, values: { seconds } })
}
