import type { Database } from '#server/db/schema'

/** How long the secret before the newest one signs beside it, in milliseconds. */
const overlapMillis = 86_400_000

/** Returns a new secret, of 256 random bits, in the form of Standard Webhooks. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

/** Gives a webhook a new secret and returns it. Those before end in a day at the latest. */
export async function addSecret(db: Database, webhookId: number, now: number): Promise<string> {
  const secret = createSecret()
  await db.deleteFrom('webhookSecrets').where('webhookId', '=', webhookId).where('endsAt', '<=', now).execute()
  await db
    .updateTable('webhookSecrets')
    .set({ endsAt: now + overlapMillis })
    .where('webhookId', '=', webhookId)
    .where('endsAt', 'is', null)
    .execute()
  await db.insertInto('webhookSecrets').values({ webhookId, secret, endsAt: null }).execute()
  return secret
}
