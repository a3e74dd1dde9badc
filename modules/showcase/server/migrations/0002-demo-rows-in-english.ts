import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { orderIndex } from '#server/db/engines/columns'
import type { EngineName } from '#server/db/engines/engine'
import { givenNames, places, surnames } from '../table/table-words'

const tables = ['demo_rows', 'own_demo_rows'] as const

/** Gives the rows of earlier versions their city and their English texts; what a person typed stays as it is in both languages. */
async function translate(db: Kysely<never>, table: string): Promise<void> {
  const name = sql.id(table)
  const { rows } = await sql<{ name: string }>`select distinct name from ${name}`.execute(db)
  if (rows.length === 0) return
  const present = new Set(rows.map((row) => row.name))
  await sql`update ${name} set english_name = name, english_address = address`.execute(db)
  for (const [surname, english] of surnames)
    for (const [given, englishGiven] of givenNames)
      if (present.has(surname + given))
        await sql`update ${name} set english_name = ${`${english} ${englishGiven}`} where name = ${surname + given}`.execute(
          db,
        )
  for (const { city, names, district } of places) {
    const start = `${names[0]}市${district[0]}`
    const end = `, ${district[1]}, ${names[1]}`
    await sql`update ${name} set city = ${city} where address like ${`${names[0]}市%`}`.execute(db)
    const number = sql`replace(replace(address, ${start}, ''), ' 号', '')`
    await sql`update ${name} set english_address = 'No. ' || ${number} || ${end}
      where address like ${`${start}%`} and length(${number}) <= 3`.execute(db)
  }
}

/** Rows have a city and English texts, and those that are deleted stay for a while, so that a deletion can be taken back. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  for (const table of tables) {
    for (const column of ['english_name', 'english_address'])
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable(table)
      .addColumn('city', 'text', (c) => c.notNull().defaultTo('other'))
      .execute()
    await translate(db, table)
  }
  await db.schema
    .alterTable('own_demo_rows')
    .addColumn('deleted', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const column of ['english_name', 'city']) await orderIndex(db, engine, { table: 'demo_rows', column, id: 'id' })
  await db.schema
    .createIndex('own_demo_rows_english_name_order')
    .on('own_demo_rows')
    .columns(['owner_id', 'english_name', 'id'])
    .execute()
}
