import type { Database } from '#server/db/schema'

/**
 * Says that a database was restored: its sessions have ended, and with them their tickets, and what it does not name in the store outside may belong to another
 * backup for a week.
 */
export async function filesRestored(db: Database, now: number): Promise<void> {
  await db.deleteFrom('fileTickets').execute()
  await db.updateTable('fileStores').set({ sweptAt: now }).execute()
}

/** Says that a database is a copy without a store outside: the one of its source is not its own. */
export async function storeForgotten(db: Database): Promise<void> {
  await db.deleteFrom('fileStores').execute()
}
