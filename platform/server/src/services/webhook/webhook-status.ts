import type { Database } from '#server/db/schema'

/** Disables a webhook. Returns whether it was enabled. */
export async function disableWebhook(db: Database, webhookId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set((eb) => ({ status: 0 as const, version: eb('version', '+', 1) }))
    .where('webhookId', '=', webhookId)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}
