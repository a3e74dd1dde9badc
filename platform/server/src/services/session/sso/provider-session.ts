import type { Deps } from '#server/call/call'
import type { ProvidedIdentity, ProviderSignOut } from '#server/call/sso/identity-client'
import { secretsOf } from '#server/credentials/secret-box'
import type { Database } from '#server/db/schema'
import { statement, type Params } from '#server/db/statement'
import { endSessions } from '../session-end'

/** How long the id of a message is kept, in milliseconds: a message that is older is taken by nobody. */
const messageMillis = 60 * 60 * 1000

interface Writing {
  readonly db: Database
  readonly deps: Pick<Deps, 'secrets' | 'sha256'>
  readonly now: number
}

/** Keeps at which provider a session was opened. */
export async function addProviderSession(
  { db, deps }: Pick<Writing, 'db' | 'deps'>,
  { sessionId, providerId }: { readonly sessionId: number; readonly providerId: number },
  { claims, sid = '', idToken }: ProvidedIdentity,
): Promise<void> {
  const sealed = await secretsOf(deps).seal('idToken', idToken)
  const values = { sessionId, providerId, subject: claims.sub, sid, idToken: sealed }
  await db.insertInto('providerSessions').values(values).execute()
}

/** Reads at which provider a session was opened; undefined for one that was opened here. */
export async function readProviderSession(
  { db, deps }: Pick<Writing, 'db' | 'deps'>,
  sessionId: number,
): Promise<{ providerId: number; idToken: string } | undefined> {
  const rows = db.selectFrom('providerSessions').where('sessionId', '=', sessionId).select(['providerId', 'idToken'])
  const row = await rows.executeTakeFirst()
  return row && { ...row, idToken: await secretsOf(deps).open('idToken', row.idToken) }
}

const openedThere = statement((db, { sessionId }: Params<{ sessionId: number }>) =>
  db.selectFrom('providerSessions').where('sessionId', '=', sessionId).select('sessionId'),
)

/** Returns whether a session was opened at a provider. */
export async function isFromProvider(db: Database, sessionId: number): Promise<boolean> {
  return (await openedThere(db, { sessionId })).length > 0
}

/** Notes a message of a provider. Returns whether it is new. */
export async function takeMessage({ db, deps, now }: Writing, providerId: number, jti: string): Promise<boolean> {
  await db
    .deleteFrom('providerMessages')
    .where('at', '<=', now - messageMillis)
    .execute()
  const added = await db
    .insertInto('providerMessages')
    .values({ providerId, messageHash: deps.sha256(jti), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  return added !== undefined
}

/** Ends the sessions that a provider signs out: the one that it names, else all of the person that were opened there. */
export async function endProviderSessions(
  { db, now }: Writing,
  providerId: number,
  { sub, sid }: Pick<ProviderSignOut, 'sub' | 'sid'>,
): Promise<void> {
  let named = db.selectFrom('providerSessions').where('providerId', '=', providerId)
  if (sub !== undefined) named = named.where('subject', '=', sub)
  if (sid !== undefined) named = named.where('sid', '=', sid)
  await endSessions(db, { reason: 'session.endedByProvider', now }, (sessions) =>
    sessions.where('sessionId', 'in', named.select('sessionId')),
  )
}
