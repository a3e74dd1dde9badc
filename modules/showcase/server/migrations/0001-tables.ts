import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { identity, orderIndex, type EngineName } from 'atrium/server'

/** The columns that the demo rows can be sorted by, beside their own order. */
const sorts = ['name', 'english_name', 'age', 'date', 'status']

function addTexts(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> {
  const texts = ['address', 'name', 'date', 'time', 'status', 'mobile', 'email']
  return texts
    .reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull()), table)
    .addColumn('english_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('english_address', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('city', 'text', (c) => c.notNull().defaultTo('other'))
}

async function createSeededRows(db: Kysely<never>, engine: EngineName): Promise<void> {
  const rows = db.schema
    .createTable('demo_rows')
    .addColumn('id', 'integer', identity(engine))
    .addColumn('age', 'integer', (c) => c.notNull())
    .addColumn('gender', 'integer', (c) => c.notNull().check(sql`gender in (0, 1)`))
    .addColumn('avatar', 'text', (c) => c.notNull())
  await addTexts(rows).execute()
  for (const column of [...sorts, 'city']) await orderIndex(db, engine, { table: 'demo_rows', column, id: 'id' })
}

/** Deleted rows stay for a while, so that a deletion can be taken back. */
async function createOwnRows(db: Kysely<never>): Promise<void> {
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
    .addColumn('deleted', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('own_demo_rows_primary', ['owner_id', 'id'])
  await addTexts(rows).execute()
  for (const column of ['place', ...sorts]) {
    await db.schema
      .createIndex(`own_demo_rows_${column}_order`)
      .on('own_demo_rows')
      .columns(['owner_id', column, 'id'])
      .execute()
  }
}

/** The steps of version 0.1 that led to these tables. */
export const replaces = ['0001-own-demo-rows', '0002-demo-rows-in-english']

/** The seeded rows, and those of people who have changed some. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createSeededRows(db, engine)
  await createOwnRows(db)
}
