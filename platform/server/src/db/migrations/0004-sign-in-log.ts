import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'

/** Every attempt at signing in, not only those that succeeded. The user is no foreign key any more: the row outlives them. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  const table: CreateTableBuilder<string, string> = db.schema
    .createTable('sign_ins_new')
    .addColumn('sign_in_id', 'integer', identity(engine))
    .addColumn('user_id', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
  const texts = ['username', 'result', 'address', 'agent', 'day']
  await texts.reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull()), table).execute()
  await sql`
    insert into sign_ins_new (user_id, at, username, result, address, agent, day)
    select sign_ins.user_id, sign_ins.at, users.username, 'success', '', '', sign_ins.day
    from sign_ins join users on users.user_id = sign_ins.user_id order by sign_ins.sign_in_id
  `.execute(db)
  await db.schema.dropTable('sign_ins').execute()
  await db.schema.alterTable('sign_ins_new').renameTo('sign_ins').execute()
  await db.schema.createIndex('sign_ins_day').on('sign_ins').columns(['day', 'user_id']).execute()
  await db.schema.createIndex('sign_ins_at').on('sign_ins').column('at').execute()
}
