import { sql } from 'kysely'
import { openSqlite } from '#server/db/engines/sqlite-node'
import type { Product } from '#server/call/resource'
import type { Migration } from '#server/db/migration'
import { migrate } from '#server/install/migrate'
import { tablesOf as presentTables, type Table } from '../backup/rows/tables'

/** Returns the names with each after those that it refers to. */
function ordered(names: readonly string[], references: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Set<string>()
  const visited = new Set<string>()
  function add(name: string): void {
    if (visited.has(name)) return
    visited.add(name)
    for (const other of references.get(name) ?? []) add(other)
    order.add(name)
  }
  for (const name of names) add(name)
  return [...order]
}

/**
 * Returns the tables that these steps make and that version 0.1 had, each after those that its foreign keys refer to. A database in memory
 * shows them.
 */
export async function tablesOf({ servers }: Product, steps: Readonly<Record<string, Migration>>): Promise<Table[]> {
  const model = await openSqlite(':memory:', () => {})
  try {
    await migrate(model, servers, steps)
    const added = new Set(Object.values(steps).flatMap(({ adds = [] }) => adds))
    const names = (await model.db.introspection.getTables()).map(({ name }) => name).filter((name) => !added.has(name))
    const { rows } = await sql<{ name: string; other: string }>`
      select m.name as name, f."table" as other from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'
    `.execute(model.db)
    const references = new Map(
      names.map((name) => [name, rows.filter((row) => row.name === name).map(({ other }) => other)]),
    )
    const tables = new Map((await presentTables(model.db, 'sqlite')).map((table) => [table.name, table]))
    return ordered(names, references).map((name) => tables.get(name)!)
  } finally {
    await model.close()
  }
}
