import { sql } from 'kysely'
import type { FileStore } from '#server/call/file/file-store'
import type { Product } from '#server/call/resource'
import type { Engine } from '#server/db/engines/engine'
import { inCode } from '#server/db/engines/names'
import { DatabaseError, isDamaged } from '#server/db/engines/storage'
import type { Database } from '#server/db/schema'
import { knownSteps } from '#server/install/migrate'
import { readSettings, StartError } from '../../../settings'
import { runCommand } from '../../command'
import { count, rowsText, tablesText } from '../../texts'
import { readArguments } from '../arguments'
import { storeOf } from '../../file-store'
import { strayFiles, strayParts } from './check-field-files'
import { orphanedFiles } from './check-files'
import { brokenTrees, lostReferences } from './check-rows'
import { withSnapshot } from '../rows/database-content'
import { countRows, tablesOf } from '../rows/tables'

const usage = `Use npm run db:check to look for damage in the database, and for rows that do not fit together. Nothing is changed.
The server may be running. DATABASE_URL is read as the server reads it.`

/** The findings of a check: errors have to be corrected, notes do no harm. */
export interface Findings {
  readonly errors: readonly string[]
  readonly notes: readonly string[]
  /** The rows of each table. */
  readonly rows: ReadonlyMap<string, number>
}

const mostLines = 10

/** Returns sentences about pages that do not fit together, and rows that a foreign key leads nowhere from. PostgreSQL checks both itself. */
async function damageOf({ db, name }: Engine): Promise<string[]> {
  if (name !== 'sqlite') return []
  const { rows: pages } = await sql<{ integrityCheck: string }>`pragma integrity_check(${sql.lit(mostLines)})`.execute(
    db,
  )
  const damage = pages.filter(({ integrityCheck }) => integrityCheck !== 'ok')
  const { rows: lost } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  const pairs = lost.map(({ table, parent }) => `${table} → ${parent}`)
  return [
    ...damage.map(
      ({ integrityCheck }) => `The file is damaged: ${integrityCheck.replaceAll(/\s+/g, ' ')}. Restore a backup.`,
    ),
    ...[...new Set(pairs)].map((pair) => {
      const number = pairs.filter((other) => other === pair).length
      return `${count(number)} rows refer to rows that do not exist: ${pair}.`
    }),
  ]
}

/** Returns sentences about migrations: those that this build lacks are errors, those that are to come are not. */
async function migrationsOf({ servers }: Product, db: Database): Promise<Omit<Findings, 'rows'>> {
  try {
    const { done, steps } = await knownSteps(db, servers)
    if (!done.has('0001-tables')) return { errors: ['It is no database of this product.'], notes: [] }
    const missing = Object.keys(steps).filter((step) => !done.has(step))
    const note = `Migrations that the next start runs: ${missing.join(', ')}.`
    return { errors: [], notes: missing.length > 0 ? [note] : [] }
  } catch (error) {
    if (error instanceof DatabaseError) return { errors: [error.message], notes: [] }
    throw error
  }
}

async function rowsOf({ db, name }: Engine): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  for (const table of await tablesOf(db, name)) rows.set(table.name, await countRows(db, table.name))
  return rows
}

/** The names of tables in code. */
const inCodeNames = (names: Iterable<string>) =>
  new Set(Object.keys(inCode([Object.fromEntries([...names].map((name) => [name, 0]))])[0]!))

/** Looks for damage in a database, and for rows and files that do not fit together. */
export async function checkDatabase(product: Product, engine: Engine, store?: FileStore): Promise<Findings> {
  const damage = await damageOf(engine)
  const migrations = await migrationsOf(product, engine.db)
  const errors = [...damage, ...migrations.errors]
  // Where the tables are others, the questions below have no answer.
  if (errors.length > 0 || migrations.notes.length > 0) return { errors, notes: migrations.notes, rows: new Map() }
  const rows = await rowsOf(engine)
  const tables = inCodeNames(rows.keys())
  const files = await strayFiles(engine.db, product.contract, tables)
  const parts = await strayParts(engine.db, store, Date.now())
  return {
    errors: [
      ...(await lostReferences(engine.db, product.contract, tables)),
      ...(await brokenTrees(engine.db, product.contract, tables)),
      ...files.errors,
      ...parts.errors,
    ],
    notes: [...(await orphanedFiles(engine.db, engine.name)), ...files.notes, ...parts.notes],
    rows,
  }
}

async function run(product: Product): Promise<void> {
  if (readArguments(usage, {}).positionals.length > 0) throw new StartError(usage)
  const settings = readSettings(product, process.env)
  const store = await storeOf(settings)
  const { name, errors, notes, rows } = await withSnapshot(product, settings.databaseUrl, async (engine, shownName) => {
    try {
      return { name: shownName, ...(await checkDatabase(product, engine, store)) }
    } catch (error) {
      if (!isDamaged(error)) throw error
      const damage = `It is damaged: ${(error as Error).message}. Restore a backup.`
      return { name: shownName, errors: [damage], notes: [], rows: new Map<string, number>() }
    }
  })
  if (rows.size > 0) console.log(`${name}: ${rowsText(rows)}.\n  ${tablesText(rows)}`)
  for (const sentence of [...errors, ...notes]) console.log(sentence)
  if (errors.length === 0) return console.log('No errors were found.')
  throw new StartError(`${name} has ${count(errors.length)} ${errors.length === 1 ? 'error' : 'errors'}, see above.`)
}

/** Runs `npm run db:check`. */
export const runCheck = (product: Product) => runCommand(() => run(product))
