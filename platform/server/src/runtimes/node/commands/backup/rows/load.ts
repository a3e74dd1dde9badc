import { sql } from 'kysely'
import { writeLastIds } from '#server/db/engines/columns'
import type { Migration } from '#server/db/migration'
import { StartError } from '#server/runtimes/node/settings'
import type { Content, Report, Target, Totals } from './content'
import { insertRows } from './insert-rows'
import { migrateWithin } from './migrate-within'
import { totalOf } from './read-rows'
import { withoutReferences } from './references'
import { encodeRow, Tally, type Total } from './row'
import { tablesOf, type Table } from './tables'

/** The result of a load. */
export interface Loaded {
  /** The totals of the content, of the tables that were loaded. */
  readonly source: Totals
  /** Those of the same tables as they were read again afterwards. */
  readonly target: Totals
  /** Tables that this build has not, and their rows: they were left out. */
  readonly left: ReadonlyMap<string, number>
}

interface LoadOptions {
  /** The migrations that make the tables. */
  readonly steps: Readonly<Record<string, Migration>>
  readonly report?: Report
}

/** Returns the tables that rows are loaded into, by name. Throws a StartError where one has other columns. */
function matchTables({ name, manifest }: Content, present: readonly Table[]): Map<string, Table> {
  const own = new Map(present.map((table) => [table.name, table]))
  const matched = manifest.tables.flatMap(({ name: table, columns }) => {
    const found = own.get(table)
    if (!found) return []
    const others = [
      ...columns.filter((column) => !found.columns.includes(column)),
      ...found.columns.filter((column) => !columns.includes(column)),
    ]
    if (others.length > 0)
      throw new StartError(
        `${name} is not as its migrations made it: its table ${table} differs in ${others.join(', ')}.`,
      )
    return [[table, { ...found, columns }] as const]
  })
  return new Map(matched)
}

async function insertAll(
  { trx }: Target,
  content: Content,
  tables: ReadonlyMap<string, Table>,
  report: Report,
): Promise<Map<string, Tally>> {
  const tallies = new Map([...tables.keys()].map((name) => [name, new Tally()]))
  let done = 0
  for await (const { table: name, rows } of content.chunks()) {
    const table = tables.get(name)
    done += rows.length
    report(done)
    if (!table) continue
    for (const row of rows) tallies.get(name)!.add(encodeRow(row))
    await insertRows(trx, table, rows)
  }
  return tallies
}

/** Creates the tables of a content, adds its rows, and reads them again. */
export async function loadContent(
  content: Content,
  target: Target,
  { steps, report = () => {} }: LoadOptions,
): Promise<Loaded> {
  const { trx, engine } = target
  const { manifest } = content
  await migrateWithin(trx, engine, steps)
  const tables = matchTables(content, await tablesOf(trx, engine))
  const tallies = await withoutReferences(target, async () => {
    // A migration may have added rows.
    for (const name of tables.keys()) await sql`delete from ${sql.table(name)}`.execute(trx)
    return insertAll(target, content, tables, report)
  })
  const lastIds = Object.entries(manifest.lastIds).filter(([name]) => tables.has(name))
  await writeLastIds(trx, engine, Object.fromEntries(lastIds))
  const written = new Map<string, Total>()
  for (const [name, table] of tables) written.set(name, await totalOf(trx, table))
  const left = manifest.tables.filter(({ name }) => !tables.has(name))
  return {
    source: new Map([...tallies].map(([name, { rows, sum }]) => [name, { rows, sum }])),
    target: written,
    left: new Map(left.map(({ name, rows }) => [name, rows])),
  }
}

/** Returns the tables whose rows are not those of the source. */
export const differing = ({ source, target }: Loaded): string[] =>
  [...source].flatMap(([name, { rows, sum }]) => {
    const found = target.get(name)!
    return found.rows === rows && found.sum === sum ? [] : [name]
  })

/** Throws a StartError where a table differs from its source. */
export function rejectDiffering(loaded: Loaded): void {
  const names = differing(loaded)
  if (names.length === 0) return
  throw new StartError(`The rows of ${names.join(', ')} are not the same after they were written. Nothing was kept.`)
}
