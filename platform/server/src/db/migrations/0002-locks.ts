import { sql, type Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'

async function addLock(db: Kysely<never>) {
  const sessions = () => db.schema.alterTable('sessions')
  // SQLite adds one column a statement.
  await sessions()
    .addColumn('locked', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`locked in (0, 1)`),
    )
    .execute()
  await sessions().addColumn('lock_hash', 'text').execute()
  await sessions()
    .addColumn('lock_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function createLoginFailures(db: Kysely<never>, engine: EngineName) {
  await db.schema
    .createTable('login_failures')
    .addColumn('id', 'integer', identity(engine))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  const columns = ['address', 'username', 'at']
  await db.schema.createIndex('login_failures_address').on('login_failures').columns(columns).execute()
  await db.schema.createIndex('login_failures_at').on('login_failures').column('at').execute()
}

/** The lock screen and the login throttle. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await addLock(db)
  await createLoginFailures(db, engine)
}
