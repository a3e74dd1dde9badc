import { sql, type Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, flag } from './columns'

/** The views of lists. Own ones go with their reader, those of a role with the role; a shared one stays without its owner. */
export async function createViews(db: Kysely<never>, engine: EngineName): Promise<void> {
  const table = db.schema
    .createTable('saved_views')
    .addColumn('view_id', 'integer', identity(engine))
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'integer', (c) => c.references('users.user_id').onDelete('set null'))
    .addColumn('reader_id', 'integer', (c) => c.references('users.user_id').onDelete('cascade'))
    .addColumn('role_id', 'integer', (c) => c.references('roles.role_id').onDelete('cascade'))
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('layout', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
  await flag(table, 'is_default').execute()
  await db.schema
    .createIndex('saved_views_name_unique')
    .on('saved_views')
    .unique()
    .columns(['owner_id', 'page'])
    .expression(sql`lower(name)`)
    .execute()
  await createIndexes(db, 'saved_views', {
    saved_views_page: ['page'],
    // For a deletion of the person or of the role, and for the defaults of a session.
    saved_views_reader_id: ['reader_id'],
    saved_views_role_id: ['role_id'],
  })
}
