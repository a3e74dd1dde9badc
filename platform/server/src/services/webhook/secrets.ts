import type { Call } from '#server/call/call'
import { sealAgain, secretsOf } from '#server/credentials/secret-box'
import type { Database } from '#server/db/schema'

/** How long the secret before the newest one signs beside it, in milliseconds. */
const overlapMillis = 86_400_000

/** Returns a new secret, of 256 random bits, in the form of Standard Webhooks. */
export function createSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

/** Gives a webhook a new secret and returns it. Those before end in a day at the latest. */
export async function addSecret(
  { db, deps, now }: Pick<Call, 'db' | 'deps' | 'now'>,
  webhookId: number,
): Promise<string> {
  const secret = createSecret()
  await db.deleteFrom('webhookSecrets').where('webhookId', '=', webhookId).where('endsAt', '<=', now).execute()
  await db
    .updateTable('webhookSecrets')
    .set({ endsAt: now + overlapMillis })
    .where('webhookId', '=', webhookId)
    .where('endsAt', 'is', null)
    .execute()
  const stored = await secretsOf(deps).seal('webhook', secret)
  await db.insertInto('webhookSecrets').values({ webhookId, secret: stored, endsAt: null }).execute()
  return secret
}

/**
 * Returns the write that encrypts the secrets with the present key that are not yet; undefined where all are. Each is read once, so that one whose key
 * is gone is an error.
 */
export async function sealWebhookSecrets(
  db: Database,
  host: Pick<Call['deps'], 'secrets'>,
): Promise<((trx: Database) => Promise<void>) | undefined> {
  const rows = await db.selectFrom('webhookSecrets').select(['secretId', 'secret']).execute()
  const stale = await sealAgain(host, 'webhook', rows)
  if (stale.length === 0) return undefined
  return async (trx) => {
    for (const { row, secret } of stale)
      await trx.updateTable('webhookSecrets').set({ secret }).where('secretId', '=', row.secretId).execute()
  }
}
