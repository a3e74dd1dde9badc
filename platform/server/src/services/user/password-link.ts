import { linkMillis, type LinkPurpose } from 'atrium/contract/system/user/password-link'
import { isPerson } from '#server/access/records/persons'
import type { Deps } from '#server/call/call'
import { createToken } from '#server/credentials/tokens'
import { chunksOf } from '#server/db/chunks'
import type { Database } from '#server/db/schema'

interface Making {
  readonly now: number
  readonly deps: Pick<Deps, 'sha256'>
}

/** Somebody who gets a link, at an email address. */
export interface LinkReceiver {
  readonly userId: number
  readonly email: string
}

/** A link with its token, which nobody gets again. */
export interface NewLink extends LinkReceiver {
  readonly token: string
}

/** Makes a link for each of these people, in place of an open one of the same purpose. */
export async function addPasswordLinks(
  db: Database,
  { now, deps }: Making,
  purpose: LinkPurpose,
  receivers: readonly LinkReceiver[],
): Promise<NewLink[]> {
  const links = receivers.map(({ userId, email }) => ({ userId, email, token: createToken() }))
  await sweepPasswordLinks(db, now)
  for (const some of chunksOf(links)) {
    const userIds = some.map(({ userId }) => userId)
    await db.deleteFrom('passwordLinks').where('userId', 'in', userIds).where('purpose', '=', purpose).execute()
    const rows = some.map(({ userId, email, token }) => ({
      userId,
      purpose,
      linkHash: deps.sha256(token),
      sentTo: email,
      createdAt: now,
      expiresAt: now + linkMillis[purpose],
    }))
    await db.insertInto('passwordLinks').values(rows).execute()
  }
  return links
}

/** Deletes links that are over. */
export async function sweepPasswordLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('passwordLinks').where('expiresAt', '<=', now).execute()
}

/** Reads whose open link a token is, and their account; undefined for one that is no longer good. A service account has no password, and no link. */
export const readPasswordLink = (db: Database, token: string, { now, deps }: Making) =>
  db
    .selectFrom('passwordLinks')
    .innerJoin('users', 'users.userId', 'passwordLinks.userId')
    .where('linkHash', '=', deps.sha256(token))
    .where('expiresAt', '>', now)
    .where('users.status', '=', 1)
    .where(isPerson)
    .whereRef('users.email', '=', 'sentTo')
    .select(['purpose', 'users.userId', 'username', 'passwordHash'])
    .executeTakeFirst()

/** Ends the open links of people: their password is another one, or nobody may sign in with it. */
export async function endPasswordLinks(db: Database, userIds: readonly number[]): Promise<void> {
  for (const some of chunksOf(userIds)) await db.deleteFrom('passwordLinks').where('userId', 'in', some).execute()
}
