import { DEFAULT_MIGRATION_TABLE, sql, type Kysely } from 'kysely'
import type { EngineName } from '#server/db/engines/engine'
import type { Migration } from '#server/db/migration'
import type { Database } from '#server/db/schema'
import { recordedSteps } from '#server/install/migrate'

/** Creates the tables of these steps within a transaction, and records the steps as done. The database must have none of the tables. */
export async function migrateWithin(
  trx: Database,
  engine: EngineName,
  steps: Readonly<Record<string, Migration>>,
): Promise<void> {
  const records = sql.table(DEFAULT_MIGRATION_TABLE)
  await sql`create table if not exists ${records} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    trx,
  )
  const done = new Set(await recordedSteps(trx))
  for (const [name, step] of Object.entries(steps)) {
    if (done.has(name)) continue
    await step.up(trx as Kysely<never>, engine)
    await sql`insert into ${records} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(trx)
  }
}
