import type { Migration } from '../migration'

/** The calls of each process by minutes, and the size of the database by days. */
export const operationFigures: Migration = {
  adds: ['traffic_minutes', 'database_sizes'],
  async up(db) {
    await db.schema
      .createTable('traffic_minutes')
      .addColumn('process', 'text', (c) => c.notNull())
      .addColumn('minute', 'bigint', (c) => c.notNull())
      .addColumn('requests', 'integer', (c) => c.notNull())
      .addColumn('errors', 'integer', (c) => c.notNull())
      .addColumn('durations', 'text', (c) => c.notNull())
      .addColumn('slowest', 'double precision', (c) => c.notNull())
      .addColumn('slow', 'text', (c) => c.notNull())
      .addColumn('failed', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('traffic_minutes_primary', ['minute', 'process'])
      .execute()
    await db.schema
      .createTable('database_sizes')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .execute()
  },
}
