import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** The files of fields of records, the parts of their content, tickets for saving one, and what is known of the store outside. */
export const fieldFiles: Migration = {
  adds: ['field_files', 'field_file_parts', 'file_tickets', 'file_stores'],
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
      .addColumn('rejected', 'text')
      .execute()
    await createIndexes(db, 'field_files', {
      field_files_state: ['state', 'changed_at'],
      // In the order in which those that are attached to a record are listed.
      field_files_record: ['kind', 'record_id', 'changed_at', 'file_key'],
      field_files_owner: ['owner_id', 'state'],
    })
    await db.schema
      .createTable('field_file_parts')
      .addColumn('file_key', 'text', (c) => c.notNull().references('field_files.file_key').onDelete('cascade'))
      .addColumn('part', 'integer', (c) => c.notNull())
      .addColumn('part_key', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('content', bytes)
      .addPrimaryKeyConstraint('field_file_parts_primary', ['file_key', 'part'])
      .execute()
    await createIndexes(db, 'field_file_parts', { field_file_parts_key: ['part_key'] })
    await db.schema
      .createTable('file_tickets')
      .addColumn('ticket_hash', 'text', (c) => c.primaryKey())
      .addColumn('file_key', 'text', (c) => c.notNull().references('field_files.file_key').onDelete('cascade'))
      .addColumn('session_id', 'integer', (c) => c.notNull().references('sessions.session_id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'file_tickets', { file_tickets_file: ['file_key'], file_tickets_session: ['session_id'] })
    await db.schema
      .createTable('file_stores')
      .addColumn('store', 'text', (c) => c.primaryKey())
      .addColumn('marker', 'text', (c) => c.notNull())
      .addColumn('swept_at', 'bigint', (c) => c.notNull())
      .execute()
  },
}
