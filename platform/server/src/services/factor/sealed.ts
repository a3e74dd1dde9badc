import type { SecretBox } from '#server/call/call'
import { secretsOf } from '#server/credentials/secret-box'
import type { Database } from '#server/db/schema'

/**
 * Returns the write that encrypts the secrets of apps with the present key that are not yet; undefined where all are. Each is read once, so that one
 * whose key is gone is an error.
 */
export async function sealFactors(
  db: Database,
  host: { readonly secrets?: SecretBox | undefined },
): Promise<((trx: Database) => Promise<void>) | undefined> {
  const box = secretsOf(host)
  const stale: { factorId: number; before: string; secret: string }[] = []
  for (const { factorId, secret } of await db.selectFrom('factors').select(['factorId', 'secret']).execute()) {
    const plain = await box.open('factor', secret)
    if (box.isStale(secret)) stale.push({ factorId, before: secret, secret: await box.seal('factor', plain) })
  }
  if (stale.length === 0) return undefined
  return async (trx) => {
    for (const { factorId, before, secret } of stale) {
      const update = trx.updateTable('factors').set({ secret }).where('factorId', '=', factorId)
      await update.where('secret', '=', before).execute()
    }
  }
}
