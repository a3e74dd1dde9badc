import { sql } from 'kysely'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { fillVersion01 } from '#server/runtimes/node/commands/version-0-1/old-demo/fill'
import { freshDatabaseUrl } from '../database'

/** A database of version 0.1, and an empty one that it can be copied into. */
export interface OpenCopy {
  readonly old: Engine
  readonly target: Engine
  close(): Promise<void>
}

/** Opens an empty database of the engine under test, without a migration. */
export async function openEmpty(): Promise<{ engine: Engine; close: () => Promise<void> }> {
  const { url, drop } = await freshDatabaseUrl()
  const engine = url.startsWith('file:') ? await openSqlite(':memory:', () => {}) : openPostgres(url, () => {})
  const close = async () => {
    await engine.close()
    await drop()
  }
  return { engine, close }
}

/** Opens a database of version 0.1 with what modules had in it, see `fillVersion01`, and an empty one. */
export async function openVersion01(...modules: readonly URL[]): Promise<OpenCopy> {
  const [old, target] = [await openEmpty(), await openEmpty()]
  await fillVersion01(old.engine, ...modules)
  const close = async () => {
    await old.close()
    await target.close()
  }
  return { old: old.engine, target: target.engine, close }
}

/** Returns the rows of a table as texts that can be compared. */
export async function rowsOf(engine: Engine, table: string): Promise<string[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(engine.db)
  return rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()
}

/** Parts of the entries and buttons that came after version 0.1: an installation adds them to a copy. */
const newParts = [
  '"system:post:import"',
  '"system:role:shareViews"',
  '"operation"',
  '"system:job:',
  '"system:operationLog:verify"',
  '"system:mail:',
  '"system:webhook:',
  '"system:token:',
  '"system:serviceAccount:',
  '"system:identityProvider:',
  '"system:overview:',
  '"system:setting:',
  '"system:user:exportData"',
  '"system:user:anonymise"',
]

/** Returns the entries of the menu that version 0.1 could have, as texts that can be compared. */
export async function oldMenusOf(engine: Engine): Promise<string[]> {
  const isNew = (row: string) => newParts.some((part) => row.includes(part))
  return (await rowsOf(engine, 'menus')).filter((row) => !isNew(row))
}
