import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres, type PostgresLimits } from '#server/db/engines/postgres'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { DatabaseError } from '#server/db/engines/storage'
import { isDatabaseClosed, isUnreachable } from '#server/db/engines/error/unreachable'
import { knownSteps, migrate } from '#server/install/migrate'
import type { Log } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { createSchema } from './database/create-schema'
import { StartError } from './settings'

/** A sentence for a start that may not change the database. */
export const migrateFirst =
  'Run "npm run migrate" ("node migrate.mjs" in a bundle) with the settings of this server, then start again.'

/** The address without its password, fit for a log or a message. */
export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]*):[^@]*@/, '$1:***@').replace(/([?&]password=)[^&]*/, '$1***')
}

/** Returns the folder of the database file; undefined where the database is not on a disk of this process. */
export function folderOf(url: string): string | undefined {
  const path = url.startsWith('file:') ? url.slice('file:'.length) : ':memory:'
  return path === ':memory:' ? undefined : dirname(path)
}

function open(url: string, log: Log, limits?: Partial<PostgresLimits>): Engine | Promise<Engine> {
  const logAs = (event: string) => (error: Error) => log('error', event, { error: error.message })
  if (!url.startsWith('file:')) return openPostgres(url, logAs('database connection lost'), limits)
  return openSqlite(url.slice('file:'.length), logAs('database file lost'))
}

const tablesOf = async ({ db }: Engine) => (await db.introspection.getTables()).map(({ name }) => name)

/** Throws a DatabaseError when tables are missing that, as its records say, were made. An empty database shows which. */
async function rejectLostTables(engine: Engine, { servers }: Product): Promise<void> {
  const model = await openSqlite(':memory:', () => {})
  try {
    await migrate(model, servers)
    const present = new Set(await tablesOf(engine))
    const lost = (await tablesOf(model)).filter((name) => !present.has(name))
    if (!lost.length) return
    throw new DatabaseError(
      `It was set up before, but has lost these tables: ${lost.join(', ')}. Restore it from a backup, or set DATABASE_URL to another database.`,
    )
  } finally {
    await model.close()
  }
}

/** The pause between two tries to reach a database. */
const pauseMillis = 1000

/** Why a database is not used: it lacks migrations or what modules bring, and this process may not change it. */
export class MigrationsMissing extends DatabaseError {}

async function rejectMissingSteps({ db }: Engine, { servers }: Product): Promise<void> {
  const { done, steps } = await knownSteps(db, servers)
  const missing = Object.keys(steps).filter((step) => !done.has(step))
  if (missing.length === 0) return
  throw new MigrationsMissing(
    `It lacks the migrations ${missing.join(', ')}, and MIGRATE_AT_START is "no". ${migrateFirst}`,
  )
}

async function openNewest(
  product: Product,
  url: string,
  log: Log,
  { mayMigrate = true, limits, accept }: OpenOptions,
): Promise<Engine> {
  let engine: Engine | undefined
  try {
    engine = await open(url, log, limits)
    if (mayMigrate) await createSchema(engine, url)
    await (mayMigrate ? migrate(engine, product.servers) : rejectMissingSteps(engine, product))
    if (url.startsWith('file:')) await rejectLostTables(engine, product)
    await accept?.(engine)
    await engine.checkpoint()
    return engine
  } catch (error) {
    await engine?.close().catch(() => undefined)
    throw error
  }
}

/** Some errors of the network have several causes and no message of their own. */
function reasonOf(error: unknown): string {
  return (
    (error instanceof AggregateError ? error.errors.map(String).join(', ') : (error as Error).message) || 'no answer'
  )
}

interface OpenOptions {
  /** How long to wait for a database that is not there yet, or that another process has to migrate first. */
  readonly waitMillis?: number
  /** Without it, a database that is not of the newest version is rejected. */
  readonly mayMigrate?: boolean
  /** The limits of this process towards a PostgreSQL server. */
  readonly limits?: Partial<PostgresLimits>
  /** Throws `MigrationsMissing` where a database of the newest version still lacks something that another process writes. */
  readonly accept?: (engine: Engine) => Promise<void>
}

/**
 * Opens the database that `DATABASE_URL` names and brings it to the newest version. While it cannot be reached, tries again
 * for `waitMillis`, with a line of the log for each try. Throws a StartError that says what to do.
 */
export async function openDatabase(
  product: Product,
  url: string,
  log: Log,
  options: OpenOptions = {},
): Promise<Engine> {
  const { waitMillis = 0 } = options
  const end = Date.now() + waitMillis
  for (;;) {
    try {
      return await openNewest(product, url, log, options)
    } catch (error) {
      const isAwaited = (isUnreachable(error) && !isDatabaseClosed(error)) || error instanceof MigrationsMissing
      if (!isAwaited || Date.now() >= end) throw cannotOpen(product, url, error)
      const event =
        error instanceof MigrationsMissing ? 'database is not migrated yet' : 'database is not reachable yet'
      log('warn', event, { database: withoutPassword(url), error: reasonOf(error) })
      await wait(pauseMillis)
    }
  }
}

function cannotOpen({ brand }: Product, url: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  if (error instanceof DatabaseError) {
    return new StartError(`The database ${withoutPassword(url)} is not opened. ${error.message}`)
  }
  const advice = url.startsWith('file:')
    ? `Check that the path and its folder can be read and written and that the file is a database of ${brand.name}, or set DATABASE_URL.`
    : 'Check that the server runs, that the database exists and that user and password are right, or set DATABASE_URL.'
  return new StartError(`The database ${withoutPassword(url)} cannot be opened (${reasonOf(error)}). ${advice}`)
}
