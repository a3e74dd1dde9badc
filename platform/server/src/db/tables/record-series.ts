import { seriesParts } from 'atrium/contract/kind/fields/text/series'
import { sql, type Kysely, type RawBuilder } from 'kysely'

/** A column of a table of records, by their names in the database, with the pattern of its numbers such as `BX-{year}-{0000}`. */
interface NumberedColumn {
  readonly table: string
  readonly id: string
  readonly column: string
  readonly pattern: string
  /** The column with the moment of creation, in milliseconds and never null. */
  readonly createdAt?: string | undefined
}

/** Rows that share the numbers of a year. */
interface RowsOfYear {
  readonly year: number
  readonly rows: RawBuilder<boolean>
}

/**
 * Gives the rows of a table the numbers of a series in the order of their ids: within the year of their creation, or all in the present year where they have no such
 * moment. Years are those of UTC, as in a seed. New records go on behind them.
 */
export async function numberRows(db: Kysely<never>, numbered: NumberedColumn): Promise<void> {
  for (const some of await yearsOf(db, numbered)) {
    await numberYear(db, numbered, some)
    await keepLastNumber(db, numbered, some)
  }
}

async function yearsOf(db: Kysely<never>, { table, pattern, createdAt }: NumberedColumn): Promise<RowsOfYear[]> {
  const present = new Date().getUTCFullYear()
  if (createdAt === undefined || !pattern.includes('{year}')) return [{ year: present, rows: sql<boolean>`1 = 1` }]
  const at = sql.ref(createdAt)
  const range = sql<{ first: number | null; last: number | null }>`
    select min(${at}) as first, max(${at}) as last from ${sql.table(table)}`
  const { first, last } = (await range.execute(db)).rows[0]!
  if (first === null || last === null) return []
  const [from, to] = [first, last].map((moment) => new Date(moment).getUTCFullYear()) as [number, number]
  return Array.from({ length: to - from + 1 }, (_, n) => {
    const [start, end] = [Date.UTC(from + n, 0), Date.UTC(from + n + 1, 0)]
    return { year: from + n, rows: sql<boolean>`${at} >= ${sql.lit(start)} and ${at} < ${sql.lit(end)}` }
  })
}

async function numberYear(
  db: Kysely<never>,
  { table, id, column, pattern }: NumberedColumn,
  { year, rows }: RowsOfYear,
): Promise<void> {
  const { before, after, digits } = seriesParts(pattern, year)
  const [place, zeros] = [sql`cast(numbered.place as text)`, sql.lit('0'.repeat(digits))]
  // PostgreSQL has no `printf`, and its `lpad` cuts numbers that are longer than the zeros.
  await sql`
    update ${sql.table(table)}
    set ${sql.ref(column)} = ${sql.lit(before)} || substr(${zeros}, length(${place}) + 1) || ${place} || ${sql.lit(after)}
    from (
      select ${sql.ref(id)} as numbered_id, row_number() over (order by ${sql.ref(id)}) as place
      from ${sql.table(table)} where ${rows}
    ) as numbered
    where ${sql.ref(`${table}.${id}`)} = numbered.numbered_id`.execute(db)
}

/** Without it the number of the last record would be assigned again once that was deleted. */
async function keepLastNumber(
  db: Kysely<never>,
  { table, column, pattern }: NumberedColumn,
  { year, rows }: RowsOfYear,
): Promise<void> {
  const series = `${inCode(table)}.${inCode(column)} ${seriesParts(pattern, year).before}`
  await sql`
    insert into series_numbers (series, last_number)
    select ${sql.lit(series)}, cast(count(*) as integer) from ${sql.table(table)} where ${rows} having count(*) > 0
    on conflict (series) do update set last_number = excluded.last_number
    where series_numbers.last_number < excluded.last_number`.execute(db)
}

/** Returns the name in code of a table or column, by which numbers are counted. */
const inCode = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
