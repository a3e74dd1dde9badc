import { sql, type Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes } from './columns'

/** The files that are attached to records. */
async function createRecordFiles(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('record_files')
    .addColumn('file_id', 'integer', (c) => c.primaryKey().references('files.file_id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'record_files', { record_files_record: ['kind', 'record_id', 'file_id'] })
}

/** The pictures in records, and the files that are attached to records. */
export async function createFiles(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('file_id', 'integer', identity(engine))
    .addColumn('file_key', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
    .addColumn('owner_id', 'integer', (c) => c.references('users.user_id').onDelete('set null'))
    .addColumn('in_use', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`in_use in (0, 1)`),
    )
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('files_key_unique', ['file_key'])
    .execute()
  // For the uploads of a user that no record has taken, and for the old ones among them.
  await createIndexes(db, 'files', { files_owner: ['owner_id', 'in_use'], files_unused: ['in_use', 'created_at'] })
  await createRecordFiles(db)
}
