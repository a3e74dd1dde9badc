import { sql } from 'kysely'
import { currentSchema } from '#server/db/engines/columns'
import type { Engine } from '#server/db/engines/engine'

/** Any number, the same in every process. */
const schemaLock = 20_261_128

/** Returns the schema that DATABASE_SCHEMA put into an address; undefined without one. */
function schemaOf(url: string): string | undefined {
  const options = new URLSearchParams(url.split('?')[1]).get('options')
  return /^-c search_path=([a-z_][a-z0-9_]*)$/.exec(options ?? '')?.[1]
}

/**
 * Creates the schema that an address names where it is missing. Processes that do so at once wait for each other: `if not exists` alone fails in
 * one of two.
 */
export async function createSchema({ db }: Pick<Engine, 'db'>, url: string): Promise<void> {
  const schema = schemaOf(url)
  if (schema === undefined || (await currentSchema(db)) !== null) return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${schemaLock}::bigint)`.execute(trx)
    await sql`create schema if not exists ${sql.id(schema)}`.execute(trx)
  })
}
