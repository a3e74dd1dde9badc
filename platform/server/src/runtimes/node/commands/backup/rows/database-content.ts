import type { Product } from '#server/call/resource'
import { readLastIds } from '#server/db/engines/columns'
import type { Engine } from '#server/db/engines/engine'
import { openSnapshot } from '#server/db/engines/sqlite-node'
import { DatabaseError, isOfSqlite } from '#server/db/engines/storage'
import type { Database } from '#server/db/schema'
import { presentSteps, recordedSteps, rejectVersion01 } from '#server/install/migrate'
import { version } from '../../../../../../../package.json'
import { withoutPassword } from '#server/runtimes/node/database'
import { StartError } from '#server/runtimes/node/settings'
import { fileOf, rejectMissing, shown } from '../../command'
import { cannotRead, rejectUnsound } from '../../sqlite-content'
import type { Manifest } from '../format/lines'
import type { Chunk, Content } from './content'
import { postgresSnapshot } from './postgres'
import { readRows } from './read-rows'
import { countRows, tablesOf, type Table } from './tables'

async function* chunksOf(db: Database, tables: readonly Table[], { tables: counted }: Manifest): AsyncGenerator<Chunk> {
  for (const [at, table] of tables.entries()) {
    let read = 0
    for await (const rows of readRows(db, table)) {
      read += rows.length
      yield { table: table.name, rows }
    }
    const { rows: all } = counted[at]!
    if (read === all) continue
    throw new StartError(`Of the table ${table.name} ${read} of ${all} rows could be read. Nothing was written.`)
  }
}

/** Returns what a database holds at one moment, which `db` has to be a snapshot of. */
async function databaseContent({ db, name: engine }: Engine, name: string): Promise<Content> {
  const tables = await tablesOf(db, engine)
  const counted: Manifest['tables'] = []
  for (const { name: table, columns } of tables)
    counted.push({ name: table, columns: [...columns], rows: await countRows(db, table) })
  const modules = await db.selectFrom('modules').select(['name', 'isActive']).execute()
  const manifest: Manifest = {
    version,
    engine,
    at: Date.now(),
    steps: (await recordedSteps(db)).toSorted(),
    modules: Object.fromEntries(modules.map((module) => [module.name, module.isActive])),
    tables: counted,
    lastIds: await readLastIds(db, engine),
  }
  return { name, manifest, chunks: () => chunksOf(db, tables, manifest) }
}

async function withSqlite<T>(
  product: Product,
  file: string,
  work: (engine: Engine, name: string) => Promise<T>,
): Promise<T> {
  rejectMissing(file, 'Set DATABASE_URL to the database, name another one, or start the server once.')
  let engine: Engine | undefined
  try {
    engine = openSnapshot(file)
    return await work(engine, shown(file))
  } catch (error) {
    throw isOfSqlite(error) || error instanceof DatabaseError ? cannotRead(product, file, error) : error
  } finally {
    await engine?.close()
  }
}

/** Calls `work` with a database that is only read, all of it at one moment, while others go on writing to it. */
export function withSnapshot<T>(
  product: Product,
  url: string,
  work: (engine: Engine, name: string) => Promise<T>,
): Promise<T> {
  if (url.startsWith('file:')) return withSqlite(product, fileOf(url), work)
  return postgresSnapshot(url, (engine) => work(engine, withoutPassword(url)))
}

interface ReadOptions {
  /** Leaves out the check of all pages, during which this process answers no call. */
  readonly isServing?: boolean
}

/** Throws a StartError where a database does not belong to this product. */
async function rejectOther({ brand, servers }: Product, db: Database, name: string): Promise<void> {
  const done = new Set(await recordedSteps(db))
  rejectVersion01(done, presentSteps(servers))
  if (!done.has('0001-tables')) throw new StartError(`${name} is no database of ${brand.name}. Name another one.`)
}

/** Calls `work` with the rows of a database, all of one moment. Throws a StartError where it cannot be read, is damaged, or belongs to another product. */
export function withDatabase<T>(
  product: Product,
  url: string,
  { isServing = false }: ReadOptions,
  work: (content: Content) => Promise<T>,
): Promise<T> {
  return withSnapshot(product, url, async (engine, name) => {
    if (engine.name === 'sqlite' && !isServing) await rejectUnsound(product, engine.db, fileOf(url))
    else await rejectOther(product, engine.db, name)
    return work(await databaseContent(engine, name))
  })
}
