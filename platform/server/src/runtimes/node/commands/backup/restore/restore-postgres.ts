import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Product } from '#server/call/resource'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import type { Database } from '#server/db/schema'
import { migrate, recordedSteps } from '#server/install/migrate'
import { withoutPassword } from '../../../database'
import { createSchema } from '../../../database/create-schema'
import { StartError } from '../../../settings'
import { shown } from '../../command'
import { confirm } from '../confirm'
import { backupName } from '../schedule/kept-backups'
import type { Content } from '../rows/content'
import { withDatabase } from '../rows/database-content'
import type { Loaded } from '../rows/load'
import { rejectOthers, withPostgres } from '../rows/postgres'
import { tablesOf } from '../rows/tables'
import { writeBackupFile } from '../write-file'
import { fillRestored } from './fill'

/** Any number, the same in every process. */
const restoreLock = 20_261_127

/** A second restore waits for nothing: the lock tells it that there is a first one, which must not take it for a server. */
const applicationName = 'restore'

const quoted = (tables: readonly string[]) => sql.join(tables.map((name) => sql.table(name)))

/** Throws a StartError while another restore runs on the database. */
async function takeRestoreLock(trx: Database, name: string): Promise<void> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(${restoreLock}::bigint) as taken`.execute(trx)
  if (!rows[0]!.taken) throw new StartError(`Another restore is running on ${name}. Wait until it has ended.`)
}

/** Returns the names of the tables that this build makes. */
async function ownTables({ servers }: Product): Promise<string[]> {
  const model = await openSqlite(':memory:', () => {})
  try {
    await migrate(model, servers)
    return (await tablesOf(model.db, 'sqlite')).map(({ name }) => name)
  } finally {
    await model.close()
  }
}

/** Removes the tables of this product, and what is recorded of them. Tables of others in the database stay. */
export async function dropTables(trx: Database, product: Product): Promise<void> {
  const own = new Set(await ownTables(product))
  const present = (await tablesOf(trx, 'postgres')).map(({ name }) => name).filter((name) => own.has(name))
  if (present.length > 0) await sql`drop table ${quoted(present)} cascade`.execute(trx)
  await sql`drop table if exists kysely_migration`.execute(trx)
}

interface Restore {
  /** The file that is restored: what was there is written beside it. */
  readonly file: string
  readonly passphrase: string | undefined
  readonly isConfirmed: boolean
}

/** Writes what the database holds to a backup, which nothing is written to meanwhile. Returns its name. */
async function keepContent(product: Product, url: string, { file, passphrase }: Restore): Promise<string> {
  const kept = join(dirname(file), backupName(`${product.brand.key}-before-restore`, Date.now()))
  await withDatabase(product, url, {}, (content) => writeBackupFile(product, content, kept, { passphrase }))
  return kept
}

async function replaceContent(
  product: Product,
  url: string,
  engine: Engine,
  content: Content,
  restore: Restore,
): Promise<{ loaded: Loaded; kept: string | undefined }> {
  const name = withoutPassword(url)
  return engine.db.transaction().execute(async (trx) => {
    await takeRestoreLock(trx, name)
    await rejectOthers(trx, name, 'restore again', applicationName)
    const tables = (await tablesOf(trx, 'postgres')).map((table) => table.name)
    let kept: string | undefined
    if (tables.length > 0) {
      if (!(await recordedSteps(trx)).includes('0001-tables'))
        throw new StartError(
          `${name} holds tables, but is no database of ${product.brand.name}. Create an empty database and name that.`,
        )
      if (!restore.isConfirmed)
        await confirm(`What ${name} holds is replaced by ${content.name}, and written to a backup beside that before.`)
      // Others may read, but what they write would be lost.
      await sql`lock table ${quoted(tables)} in exclusive mode`.execute(trx)
      kept = await keepContent(product, url, restore)
      await dropTables(trx, product)
    }
    return { loaded: await fillRestored(product, content, { trx, engine: 'postgres' }), kept }
  })
}

/** Replaces what a PostgreSQL database holds, in one transaction. Returns what was loaded, and a line about what was there. */
export function restorePostgres(
  product: Product,
  url: string,
  content: Content,
  restore: Restore,
): Promise<{ loaded: Loaded; name: string; notes: string[] }> {
  return withPostgres(
    url,
    async (engine) => {
      await createSchema(engine, url)
      const { loaded, kept } = await replaceContent(product, url, engine, content, restore)
      const notes = kept ? [`What it held before is in the backup ${shown(kept)}.`] : []
      return { loaded, name: withoutPassword(url), notes }
    },
    applicationName,
  )
}
