import type { Insertable } from 'kysely'
import type { Actor } from '#server/call/actor'
import type { Deps } from '#server/call/call'
import { createApiToken } from '#server/credentials/api-token'
import type { ApiTokenTable } from '#server/db/tables/token-tables'
import type { Database } from '#server/db/schema'
import { markUse } from '../session/last-seen'

type NewToken = Omit<Insertable<ApiTokenTable>, 'tokenHash' | 'hint' | 'tokenId'>

/** Adds an API token, and returns it: this is the only moment that anybody has it. */
export async function addToken(
  db: Database,
  { sha256 }: Pick<Deps, 'sha256'>,
  row: NewToken,
): Promise<{ readonly tokenId: number; readonly token: string; readonly hint: string }> {
  const token = createApiToken()
  const hint = token.slice(-4)
  const added = db.insertInto('apiTokens').values({ ...row, tokenHash: sha256(token), hint })
  const { tokenId } = await added.returning('tokenId').executeTakeFirstOrThrow()
  return { tokenId, token, hint }
}

/** Gives an API token another name, which the operation log has from the next call on. */
export async function renameToken(db: Database, tokenId: number, tokenName: string): Promise<void> {
  await db.updateTable('apiTokens').set({ tokenName }).where('tokenId', '=', tokenId).execute()
}

/** Revokes API tokens: they open nothing from the next call on. */
export async function deleteTokens(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('apiTokens')
    .where('tokenId', 'in', [...ids])
    .execute()
}

/** Deletes the API tokens of people. */
export async function deleteTokensOf(db: Database, userIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('apiTokens')
    .where('userId', 'in', [...userIds])
    .execute()
}

/** Marks the API token of a call as used from an address, to the minute. */
export const markUsed = (deps: Deps, actor: Actor, { now, address }: { now: number; address: string }): Promise<void> =>
  markUse(deps, actor, now, (db) =>
    db
      .updateTable('apiTokens')
      .set({ lastUsedAt: now, lastUsedAddress: address })
      .where('tokenHash', '=', actor.tokenHash)
      .execute(),
  )
