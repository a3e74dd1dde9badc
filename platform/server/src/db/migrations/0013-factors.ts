import type { Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** Second factors of people, and the recovery codes that take the place of one. */
export const factors: Migration = {
  adds: ['factors', 'recovery_codes'],
  async up(db: Kysely<never>, engine) {
    await db.schema
      .createTable('factors')
      .addColumn('factor_id', 'integer', identity(engine))
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('last_step', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_used_at', 'bigint')
      .execute()
    await createIndexes(db, 'factors', { factors_user: ['user_id'] })
    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_id', 'integer', identity(engine))
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .addUniqueConstraint('recovery_codes_unique', ['user_id', 'code_hash'])
      .execute()
  },
}
