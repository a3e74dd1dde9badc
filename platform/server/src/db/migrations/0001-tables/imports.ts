import type { Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes } from './columns'

/** The records that imports wrote, a row for each call, for as long as it can be undone. */
export async function createImports(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('import_parts')
    .addColumn('part_id', 'integer', identity(engine))
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('record_kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('rows', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'import_parts', {
    import_parts_import: ['user_id', 'record_kind', 'import_id'],
    import_parts_created: ['created_at'],
  })
}
