import { sql, type DatabaseMetadataOptions, type TableMetadata } from 'kysely'
import type { Database } from './schema'

/** Returns the tables of a database; on PostgreSQL those of its schema alone, since other products may have theirs in the same database. */
export async function presentTables(db: Database, options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables(options)
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const own = await currentSchema(db)
  return tables.filter(({ schema }) => schema === own)
}

/** Returns the schema that a connection to PostgreSQL creates tables in; null where none of its search path exists. */
export async function currentSchema(db: Database): Promise<string | null> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db)
  return rows[0]!.schema
}
