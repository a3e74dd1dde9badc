import { sql, type CreateTableBuilder, type Kysely } from 'kysely'

/** A table that is being described. */
export type Table<C extends string = string> = CreateTableBuilder<string, C>

/** Adds the columns that every record staff can edit ends with. */
export const editable = <C extends string>(table: Table<C>) =>
  table
    .addColumn('status', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`status in (0, 1)`),
    )
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))

/** Adds texts that are empty unless they are given. */
export const text = (table: Table, ...names: string[]): Table =>
  names.reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull().defaultTo('')), table)

/** Adds texts that every row has to give. */
export const givenText = (table: Table, ...names: readonly string[]): Table =>
  names.reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull()), table)

/** Adds columns that are 0 or 1, and 0 unless they are given. */
export const flag = (table: Table, ...names: string[]): Table =>
  names.reduce(
    (all, name) =>
      all.addColumn(name, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} in (0, 1)`),
      ),
    table,
  )

/** Creates indexes on columns of a table, by their names. */
export async function createIndexes(
  db: Kysely<never>,
  table: string,
  indexes: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

/** Makes a name unique without regard to case, in the whole table or among the rows with the same value of `within`. */
export async function uniqueIgnoringCase(
  db: Kysely<never>,
  table: string,
  { index, column, within }: { index: string; column: string; within?: string },
): Promise<void> {
  const unique = db.schema.createIndex(index).on(table).unique()
  await (within ? unique.column(within) : unique).expression(sql`lower(${sql.ref(column)})`).execute()
}
