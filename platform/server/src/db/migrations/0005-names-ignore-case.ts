import { sql, type Kysely } from 'kysely'

interface Name {
  readonly table: string
  readonly id: string
  readonly column: string
  /** The column within whose values the name is unique; the whole table without it. */
  readonly within?: string
  /** The longest name that its form takes, in UTF-16 units. */
  readonly most: number
  readonly index: string
}

const names: readonly Name[] = [
  { table: 'roles', id: 'role_id', column: 'role_key', most: 100, index: 'roles_key_ignore_case' },
  { table: 'roles', id: 'role_id', column: 'role_name', most: 30, index: 'roles_name_ignore_case' },
  { table: 'posts', id: 'post_id', column: 'post_code', most: 64, index: 'posts_code_ignore_case' },
  { table: 'posts', id: 'post_id', column: 'post_name', most: 50, index: 'posts_name_ignore_case' },
  { table: 'depts', id: 'dept_id', column: 'dept_name', within: 'pid', most: 30, index: 'depts_name_ignore_case' },
  { table: 'menus', id: 'id', column: 'name', within: 'pid', most: 50, index: 'menus_name_ignore_case' },
  {
    table: 'dict_data',
    id: 'dict_code',
    column: 'dict_label',
    within: 'dict_type',
    most: 100,
    index: 'dict_data_label_ignore_case',
  },
]

const lowered = (column: string) => sql`lower(${sql.ref(column)})`

/** The name with a number behind it, cut where it would be too long. */
function numbered(name: string, number: number, most: number): string {
  const suffix = `_${number}`
  const letters = [...name]
  while (letters.join('').length + suffix.length > most) letters.pop()
  return letters.join('') + suffix
}

interface Row {
  id: number
  name: string
  /** The name in lower case as the database has it, which differs between engines beyond ASCII. */
  lower: string
  place: string | number
}

async function rename(db: Kysely<never>, { table, id, column, within, most }: Name, row: Row): Promise<void> {
  const samePlace = within ? sql`${sql.ref(within)} = ${row.place}` : sql`1 = 1`
  for (let number = 2; ; number++) {
    const name = numbered(row.name, number, most)
    const taken = sql`select 1 from ${sql.table(table)} where ${lowered(column)} = lower(${name}) and ${samePlace}`
    if ((await taken.execute(db)).rows.length > 0) continue
    const change = sql`${sql.ref(column)} = ${name}, version = version + 1`
    await sql`update ${sql.table(table)} set ${change} where ${sql.ref(id)} = ${row.id}`.execute(db)
    return
  }
}

/** Of records whose names differ by case alone the oldest keeps its name, and the others get a number. */
async function renameLaterOnes(db: Kysely<never>, name: Name): Promise<void> {
  const place = name.within ? sql.ref(name.within) : sql`''`
  const { rows } = await sql<Row>`
    select ${sql.ref(name.id)} as id, ${sql.ref(name.column)} as name, ${lowered(name.column)} as lower, ${place} as place
    from ${sql.table(name.table)} order by ${sql.ref(name.id)}
  `.execute(db)
  const seen = new Set<string>()
  for (const row of rows) {
    const key = JSON.stringify([row.place, row.lower])
    if (seen.has(key)) await rename(db, name, row)
    else seen.add(key)
  }
}

/** Names by which people distinguish records are unique without regard to case, beside the constraints of the first release. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of names) {
    await renameLaterOnes(db, name)
    const index = db.schema.createIndex(name.index).on(name.table).unique()
    await (name.within ? index.column(name.within) : index).expression(lowered(name.column)).execute()
  }
}
