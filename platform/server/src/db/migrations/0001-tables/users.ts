import { sql, type Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, editable, flag, text, type Table } from './columns'

async function createTable(db: Kysely<never>, engine: EngineName): Promise<void> {
  const users: Table = db.schema
    .createTable('users')
    .addColumn('user_id', 'integer', identity(engine))
    .addColumn('dept_id', 'integer', (c) => c.references('depts.dept_id'))
    .addColumn('post_id', 'integer', (c) => c.references('posts.post_id'))
    .addColumn('age', 'integer')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('password_expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
  const named = text(
    users,
    'username',
    'nickname',
    'email',
    'phone_number',
    'avatar',
    'address',
    'user_story',
    'remark',
  )
  await editable(flag(named, 'sex', 'must_change_password')).execute()
}

async function createUniqueIndexes(db: Kysely<never>): Promise<void> {
  const unique = (column: string) => db.schema.createIndex(`users_${column}_unique`).on('users').unique()
  await unique('username')
    .expression(sql`lower(username)`)
    .execute()
  // Both are optional, so only filled ones have to differ.
  await unique('email')
    .expression(sql`lower(email)`)
    .where(sql`email`, '<>', sql`''`)
    .execute()
  await unique('phone_number')
    .column('phone_number')
    .where(sql`phone_number`, '<>', sql`''`)
    .execute()
}

/**
 * Finds users by parts of three letters or more, with PostgreSQL's own extension for that. Where it is not installed, or may not be
 * added to the database, a search reads all users, as it does for fewer letters.
 */
export async function indexPartsOfTexts(db: Kysely<never>): Promise<void> {
  // Caught inside, since an error would end the transaction of all migrations. There are many ways in which an extension cannot be had.
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(db)
  const usable = sql`select 1 from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`
  if ((await usable.execute(db)).rows.length === 0) return
  const columns = ['username', 'nickname', 'email', 'phone_number']
  const parts = columns.map((column) => sql`lower(${sql.ref(column)}) gin_trgm_ops`)
  await sql`create index users_by_text on users using gin (${sql.join(parts)})`.execute(db)
}

/** The users, with an index for each order and filter of their list, see decision 039 for parts of texts. */
export async function createUsers(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createTable(db, engine)
  await createUniqueIndexes(db)
  await createIndexes(db, 'users', {
    users_dept_id: ['dept_id'],
    users_post_id: ['post_id'],
    users_by_username: ['username', 'user_id'],
    users_by_nickname: ['nickname', 'user_id'],
    users_by_created_at: ['created_at', 'user_id'],
    users_by_status: ['status', 'user_id'],
    users_by_status_username: ['status', 'username', 'user_id'],
    users_by_status_nickname: ['status', 'nickname', 'user_id'],
    users_by_status_created_at: ['status', 'created_at', 'user_id'],
  })
  if (engine === 'postgres') await indexPartsOfTexts(db)
}
