import type { CreateTableBuilder, Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'

const texts = [
  'username',
  'operation',
  'kind',
  'target',
  'target_ids',
  'before',
  'after',
  'address',
  'agent',
  'result',
] as const

/** Who changed what. The user is no foreign key: the row outlives them. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  const table: CreateTableBuilder<string, string> = db.schema
    .createTable('operation_logs')
    .addColumn('log_id', 'integer', identity(engine))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull())
  await texts.reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull()), table).execute()
  await db.schema.createIndex('operation_logs_at').on('operation_logs').column('at').execute()
}
