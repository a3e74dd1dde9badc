import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** The files of fields of records, and the parts of their content. */
export const fieldFiles: Migration = {
  adds: ['field_files', 'field_file_parts'],
  async up(db, engine) {
    const bytes = engine === 'postgres' ? 'bytea' : 'blob'
    await db.schema
      .createTable('field_files')
      .addColumn('file_key', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('field', 'text', (c) => c.notNull())
      .addColumn('record_id', 'integer')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('thumbnail', bytes)
      .addColumn('store', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'integer', (c) => c.references('users.user_id').onDelete('set null'))
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'field_files', {
      field_files_state: ['state', 'changed_at'],
      field_files_record: ['kind', 'record_id'],
      field_files_owner: ['owner_id', 'state'],
    })
    await db.schema
      .createTable('field_file_parts')
      .addColumn('file_key', 'text', (c) => c.notNull().references('field_files.file_key').onDelete('cascade'))
      .addColumn('part', 'integer', (c) => c.notNull())
      .addColumn('part_key', 'text', (c) => c.notNull())
      .addColumn('content', bytes)
      .addPrimaryKeyConstraint('field_file_parts_primary', ['file_key', 'part'])
      .execute()
  },
}
