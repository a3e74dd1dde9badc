import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes, uniqueIgnoringCase } from './0001-tables/columns'

/** API tokens, and the one that a call of the operation log came with. */
export const apiTokens: Migration = {
  adds: ['api_tokens'],
  async up(db, engine) {
    await db.schema
      .createTable('api_tokens')
      .addColumn('token_id', 'integer', identity(engine))
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('token_name', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('hint', 'text', (c) => c.notNull())
      .addColumn('permissions', 'text')
      .addColumn('data_scope', 'integer')
      .addColumn('addresses', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint')
      .addColumn('last_used_address', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await createIndexes(db, 'api_tokens', { api_tokens_user: ['user_id'] })
    await uniqueIgnoringCase(db, 'api_tokens', {
      index: 'api_tokens_name_ignore_case',
      column: 'token_name',
      within: 'user_id',
    })
    await db.schema
      .alterTable('operation_logs')
      .addColumn('token_name', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
