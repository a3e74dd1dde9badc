import type { SecretBox } from '#server/call/call'
import { sealAgain } from '#server/credentials/secret-box'
import type { Database } from '#server/db/schema'

/**
 * Returns the write that encrypts the secrets of apps with the present key that are not yet; undefined where all are. Each is read once, so that one
 * whose key is gone is an error.
 */
export async function sealFactors(
  db: Database,
  host: { readonly secrets?: SecretBox | undefined },
): Promise<((trx: Database) => Promise<void>) | undefined> {
  const rows = await db.selectFrom('factors').select(['factorId', 'secret']).execute()
  const stale = await sealAgain(host, 'factor', rows)
  if (stale.length === 0) return undefined
  return async (trx) => {
    for (const { row, secret } of stale) {
      const update = trx.updateTable('factors').set({ secret }).where('factorId', '=', row.factorId)
      await update.where('secret', '=', row.secret).execute()
    }
  }
}
