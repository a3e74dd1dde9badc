import type { Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, editable, text, uniqueIgnoringCase, type Table } from './columns'

async function createDepts(db: Kysely<never>, engine: EngineName): Promise<void> {
  const depts: Table = db.schema
    .createTable('depts')
    .addColumn('dept_id', 'integer', identity(engine))
    .addColumn('pid', 'integer', (c) => c.notNull())
    .addColumn('order_num', 'integer', (c) => c.notNull())
  await editable(text(depts, 'dept_name', 'dept_name_en', 'leader', 'phone', 'email'))
    .addUniqueConstraint('depts_name_unique', ['pid', 'dept_name'])
    .execute()
  await uniqueIgnoringCase(db, 'depts', { index: 'depts_name_ignore_case', column: 'dept_name', within: 'pid' })
}

async function createPosts(db: Kysely<never>, engine: EngineName): Promise<void> {
  const posts: Table = db.schema
    .createTable('posts')
    .addColumn('post_id', 'integer', identity(engine))
    .addColumn('post_sort', 'integer', (c) => c.notNull())
  await editable(text(posts, 'post_code', 'post_name', 'post_name_en', 'remark'))
    .addUniqueConstraint('posts_code_unique', ['post_code'])
    .addUniqueConstraint('posts_name_unique', ['post_name'])
    .execute()
  await uniqueIgnoringCase(db, 'posts', { index: 'posts_code_ignore_case', column: 'post_code' })
  await uniqueIgnoringCase(db, 'posts', { index: 'posts_name_ignore_case', column: 'post_name' })
  await createIndexes(db, 'posts', {
    posts_by_sort: ['post_sort', 'post_id'],
    posts_by_status: ['status', 'post_sort', 'post_id'],
  })
}

/** Departments and posts. */
export async function createOrganisation(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createDepts(db, engine)
  await createPosts(db, engine)
}
