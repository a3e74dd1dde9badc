import { sql, type Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes } from './columns'

/** Notices, what each person did with theirs, and the introductions of the dashboard that they closed. */
export async function createNotices(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('notice_id', 'integer', identity(engine))
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_en', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('description_en', 'text', (c) => c.notNull())
    .addColumn('state', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('user_id', 'integer', (c) => c.references('users.user_id').onDelete('cascade'))
    .addColumn('role_id', 'integer', (c) => c.references('roles.role_id').onDelete('cascade'))
    .addColumn('permission', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'notices', {
    notices_created: ['created_at', 'notice_id'],
    // For the deletion of a user and of a role.
    notices_user_id: ['user_id'],
    notices_role_id: ['role_id'],
  })
  await db.schema
    .createTable('notice_marks')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('notice_id', 'integer', (c) => c.notNull().references('notices.notice_id').onDelete('cascade'))
    .addColumn('is_cleared', 'integer', (c) => c.notNull().check(sql`is_cleared in (0, 1)`))
    .addPrimaryKeyConstraint('notice_marks_primary', ['user_id', 'notice_id'])
    .execute()
  await createIndexes(db, 'notice_marks', { notice_marks_notice: ['notice_id'] })
  await db.schema
    .createTable('closed_introductions')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('closed_introductions_primary', ['user_id', 'kind'])
    .execute()
}
