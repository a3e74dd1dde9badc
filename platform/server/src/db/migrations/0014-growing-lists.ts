import { sql, type Kysely } from 'kysely'
import type { EngineName } from '../engines/engine'

/** Lets the holders of a role be counted, and be read in the order of their ids, without their rows in other tables. */
async function holdersOfRoles(db: Kysely<never>) {
  await db.schema.createIndex('user_roles_by_role').on('user_roles').columns(['role_id', 'user_id']).execute()
  // The one above begins as it does.
  await db.schema.dropIndex('user_roles_role_id').ifExists().execute()
}

/** The rows of the log are wide. Those whose user name has a text in it are counted without reading them. */
async function namesInLog(db: Kysely<never>) {
  const index = db.schema.createIndex('operation_logs_by_username').on('operation_logs')
  await index.columns(['username', 'at', 'log_id', 'user_id']).execute()
}

/**
 * Finds users by parts of three letters or more, with PostgreSQL's own extension for that. Where it is not installed, or may not be
 * added to the database, a search reads all users, as it does for fewer letters.
 */
async function partsOfTexts(db: Kysely<never>) {
  // Caught inside, since an error would end the transaction of all migrations. There are many ways to be refused an extension.
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(db)
  const usable = sql`select 1 from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`
  if ((await usable.execute(db)).rows.length === 0) return
  const columns = ['username', 'nickname', 'email', 'phone_number']
  const parts = columns.map((column) => sql`lower(${sql.ref(column)}) gin_trgm_ops`)
  await sql`create index users_by_text on users using gin (${sql.join(parts)})`.execute(db)
}

/** Makes filters cost less that had to look at every row of a table. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await holdersOfRoles(db)
  await namesInLog(db)
  if (engine === 'postgres') await partsOfTexts(db)
}
