import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { product } from 'atrium/entries/product'
import { seedDemo } from '#server/install/seed'
import { openDatabase } from '#server/runtimes/node/database'
import type { Engine } from '#server/db/engines/engine'
import { freshDatabaseUrl } from '../database'

/** A database that programs open by its address, in a folder of the test. */
export interface StoredDatabase {
  readonly url: string
  /** For files of the test; a database on SQLite is in it as well. */
  readonly folder: string
  /** Opens the database for `work`, and closes it. */
  use<T>(work: (engine: Engine) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** Returns an empty database of the engine under test. */
export async function emptyDatabase(): Promise<StoredDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'stored-'))
  const fresh = await freshDatabaseUrl()
  const url = fresh.url.startsWith('file:') ? `file:${join(folder, 'test.db')}` : fresh.url
  return {
    url,
    folder,
    async use(work) {
      const engine = await openDatabase(product, url, () => {})
      try {
        return await work(engine)
      } finally {
        await engine.close()
      }
    },
    async drop() {
      await fresh.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a database of the engine under test that holds the demo. */
export async function demoDatabase(): Promise<StoredDatabase> {
  const database = await emptyDatabase()
  await database.use((engine) => seedDemo(product, engine, Date.now(), { history: true }))
  return database
}
