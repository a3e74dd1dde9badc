import { sql, type Kysely } from 'kysely'
import { identity, orderIndex } from '#server/db/engines/columns'
import type { EngineName } from '#server/db/engines/engine'

/** The columns that the demo rows can be sorted by, beside their own order. */
const sorts = ['name', 'age', 'date', 'status']

const texts = ['address', 'name', 'date', 'time', 'status', 'mobile', 'email']

/** The seeded rows. Databases of the first releases have them already, from the platform's first migration. */
async function createSeededRows(db: Kysely<never>, engine: EngineName): Promise<void> {
  const rows = db.schema
    .createTable('demo_rows')
    .ifNotExists()
    .addColumn('id', 'integer', identity(engine))
    .addColumn('age', 'integer', (c) => c.notNull())
    .addColumn('gender', 'integer', (c) => c.notNull().check(sql`gender in (0, 1)`))
  await ['avatar', ...texts].reduce((table, name) => table.addColumn(name, 'text', (c) => c.notNull()), rows).execute()
}

/** The seeded rows, those of people who have changed some, and indexes for the orders of the list. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createSeededRows(db, engine)
  for (const column of sorts) await orderIndex(db, engine, { table: 'demo_rows', column, id: 'id' })
  await db.schema
    .createTable('demo_copies')
    .addColumn('owner_id', 'integer', (c) => c.primaryKey().references('users.user_id').onDelete('cascade'))
    .addColumn('next_id', 'integer', (c) => c.notNull())
    .execute()
  const rows = db.schema
    .createTable('own_demo_rows')
    .addColumn('owner_id', 'integer', (c) => c.notNull().references('demo_copies.owner_id').onDelete('cascade'))
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('age', 'integer', (c) => c.notNull())
    .addColumn('gender', 'integer', (c) => c.notNull().check(sql`gender in (0, 1)`))
    .addPrimaryKeyConstraint('own_demo_rows_primary', ['owner_id', 'id'])
  await texts.reduce((table, column) => table.addColumn(column, 'text', (c) => c.notNull()), rows).execute()
  for (const column of ['place', ...sorts]) {
    await db.schema
      .createIndex(`own_demo_rows_${column}_order`)
      .on('own_demo_rows')
      .columns(['owner_id', column, 'id'])
      .execute()
  }
}
