import { sql } from 'kysely'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import type { Database } from '#server/db/schema'
import { migrate, presentSteps, recordedSteps } from '#server/install/migrate'

/** The steps that ran outside of a transaction on SQLite in versions before the one that added the next step. */
const cuttable = ['0001-records', '0002-locks', '0003-operation-logs', '0004-sign-in-log', '0005-names-ignore-case']

/** Columns by table, and the names of the indexes. */
interface Objects {
  readonly tables: ReadonlyMap<string, readonly string[]>
  readonly indexes: readonly string[]
}

async function objectsOf({ db }: Engine): Promise<Objects> {
  const { rows } = await sql<{ type: string; name: string }>`
    select type, name from sqlite_master
    where name not like 'sqlite~_%' escape '~' and name not like 'kysely~_%' escape '~' order by rowid
  `.execute(db)
  const named = (type: string) => rows.filter((row) => row.type === type).map(({ name }) => name)
  const tables = new Map<string, string[]>()
  for (const table of named('table')) {
    const columns = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
    tables.set(
      table,
      columns.rows.map(({ name }) => name),
    )
  }
  return { tables, indexes: named('index') }
}

/** Returns the objects of a database in which these steps are done. */
async function objectsAfter(steps: readonly string[]): Promise<Objects> {
  const model = await openSqlite(':memory:', () => {})
  try {
    await migrate(model, Object.fromEntries(steps.map((step) => [step, presentSteps[step]!])))
    return await objectsOf(model)
  } finally {
    await model.close()
  }
}

/**
 * Takes back what a former version did of a step before it was stopped in the middle, so that the step can run again: the tables, columns
 * and indexes that the step adds. None of them had been used, since the server starts after the steps.
 */
export async function undoCutStep(engine: Engine): Promise<void> {
  const done = await recordedSteps(engine.db)
  const step = cuttable.find((name) => !done.includes(name))
  if (step === undefined) return
  const present = await objectsOf(engine)
  if (present.tables.size === 0) return
  const [before, after] = [await objectsAfter(done), await objectsAfter([...done, step])]
  await engine.write(async (db) => {
    await finishRename(db, present)
    for (const index of present.indexes)
      if (after.indexes.includes(index) && !before.indexes.includes(index))
        await db.schema.dropIndex(index).ifExists().execute()
    for (const table of [...present.tables.keys()].toReversed())
      if (after.tables.has(table) && !before.tables.has(table)) await db.schema.dropTable(table).execute()
    for (const [table, columns] of before.tables) {
      const added = (after.tables.get(table) ?? []).filter((column) => !columns.includes(column))
      for (const column of added)
        if (present.tables.get(table)?.includes(column)) await db.schema.alterTable(table).dropColumn(column).execute()
    }
  })
}

/** The step of the sign-in log fills a new table and puts it in the place of the old one. */
async function finishRename(db: Database, { tables }: Objects): Promise<void> {
  if (!tables.has('sign_ins_new')) return
  if (tables.has('sign_ins')) await db.schema.dropTable('sign_ins_new').execute()
  else await db.schema.alterTable('sign_ins_new').renameTo('sign_ins').execute()
}
