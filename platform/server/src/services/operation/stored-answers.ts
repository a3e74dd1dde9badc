import type { Database } from '#server/db/schema'

/** How long a response is kept, in milliseconds. */
const keptMillis = 86_400_000

/** A response that is stored under an `Idempotency-Key`. */
export interface StoredAnswer {
  /** The hash of the call and of what was sent with it. */
  readonly callHash: string
  /** `data` of the response. */
  readonly data: unknown
}

/** Returns the response that is stored under a key; undefined for none, or one that is older than a day. */
export async function storedAnswer(db: Database, keyHash: string, now: number): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .where('keyHash', '=', keyHash)
    .where('createdAt', '>', now - keptMillis)
    .select(['callHash', 'data'])
    .executeTakeFirst()
  return row && { callHash: row.callHash, data: JSON.parse(row.data) }
}

/** Stores a response under a key, in the transaction of its write; one that is too old makes room. */
export async function storeAnswer(
  db: Database,
  keyHash: string,
  { callHash, data, now }: StoredAnswer & { readonly now: number },
): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('keyHash', '=', keyHash)
    .where('createdAt', '<=', now - keptMillis)
    .execute()
  const row = { keyHash, callHash, data: JSON.stringify(data ?? null), createdAt: now }
  await db.insertInto('idempotencyKeys').values(row).execute()
}

/** Deletes the responses that are too old. */
export async function sweepStoredAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<=', now - keptMillis)
    .execute()
}
