import { resolve } from 'node:path'
import type { FileStore } from '#server/call/file/file-store'
import type { Product } from '#server/call/resource'
import { storeForgotten } from '#server/services/file/restored'
import { withoutPassword } from '../../database'
import { readSettings, StartError } from '../../settings'
import { addressFor, fileOf, realPathOf, runCommand, shown } from '../command'
import { storeOf } from '../file-store'
import { fillPostgres, rejectTaken, writeFile } from '../new-database'
import { count, rowsText } from '../texts'
import { acceptContent } from './accept'
import { readArguments } from './arguments'
import { showProgress } from './progress'
import { fillSqlite } from './restore/fill'
import { dropTables } from './restore/restore-postgres'
import { rowsIn, type Content, type Target } from './rows/content'
import { withDatabase } from './rows/database-content'
import { withFiles } from './rows/files-content'
import { loadContent, rejectDiffering, type Loaded } from './rows/load'

const usage = `Use npm run db:copy FROM TO to copy all that a database holds into an empty one, from SQLite to PostgreSQL or the other way.
FROM and TO are files or addresses such as postgres://USER:PASSWORD@HOST/NAME, for which PGPASSWORD, DATABASE_SCHEMA and DATABASE_CA_FILE count too. FROM stays as it is; stop its server, since what it writes after the beginning is not copied. Files in the store that FILES_URL names are copied into the database; with -- --same-store they stay there, for a database that takes the place of FROM.`

/** Returns an argument as an address of a database. */
function urlOf(product: Product, place: string): string {
  if (/^postgres(ql)?:\/\/.+$/.test(place)) return addressFor(product, process.env, place)
  if (place.includes('://')) throw new StartError(usage)
  return `file:${realPathOf(resolve(place.startsWith('file:') ? fileOf(place) : place))}`
}

interface Copy {
  readonly product: Product
  readonly isSameStore: boolean
  /** The file whose rights the new one has. */
  readonly owner?: string | undefined
}

async function fill(product: Product, content: Content, target: Target, isSameStore: boolean): Promise<Loaded> {
  const { steps } = acceptContent(product, content)
  const progress = showProgress('Copying', rowsIn(content.manifest.tables))
  try {
    const loaded = await loadContent(content, target, { steps, report: progress.report })
    rejectDiffering(loaded)
    if (!isSameStore && content.manifest.tables.some(({ name }) => name === 'file_stores'))
      await storeForgotten(target.trx)
    return loaded
  } finally {
    progress.end()
  }
}

async function fillFile(content: Content, file: string, { product, isSameStore, owner = file }: Copy): Promise<Loaded> {
  let loaded: Loaded | undefined
  rejectTaken(file)
  await writeFile(product, file, owner, async (engine) => {
    loaded = await fillSqlite(engine, (target) => fill(product, content, target, isSameStore))
  })
  return loaded!
}

async function fillServer(content: Content, url: string, { product, isSameStore }: Copy): Promise<Loaded> {
  let loaded: Loaded | undefined
  await fillPostgres(url, async ({ db, name }) => {
    await db.transaction().execute(async (trx) => {
      // Empty ones, of a start or a copy that was cut off.
      await dropTables(trx, product)
      loaded = await fill(product, content, { trx, engine: name }, isSameStore)
    })
  })
  return loaded!
}

/** Returns the rows and sums of all tables on both sides, one below the other. */
function tableOf({ source, target }: Loaded): string {
  const lines = [...source].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const width = Math.max(5, ...lines.map(([name]) => name.length))
  const cells = lines.map(([name, { rows, sum }]) => {
    const found = target.get(name)!
    return `  ${name.padEnd(width)}  ${count(rows).padStart(11)}  ${count(found.rows).padStart(11)}  ${sum}  ${found.sum}`
  })
  const head = `  ${'table'.padEnd(width)}  ${'rows'.padStart(11)}  ${'copied'.padStart(11)}  ${'sum'.padEnd(16)}  sum of the copy`
  return [head, ...cells].join('\n')
}

interface CopyOptions {
  /** The store outside whose files are copied into the database. */
  readonly store?: FileStore | undefined
  /** Files stay where they are, for a database that takes the place of the source. */
  readonly isSameStore?: boolean
}

/**
 * Copies all that a database holds into an empty one, both named by their addresses. Throws a StartError, and leaves the target as it was,
 * where it is not empty or a row differs afterwards.
 */
export function copyDatabase(
  product: Product,
  source: string,
  target: string,
  { store, isSameStore = false }: CopyOptions = {},
): Promise<{ name: string; loaded: Loaded; missing: number }> {
  return withDatabase(product, source, {}, async (content) => {
    const files = withFiles(content, isSameStore ? undefined : store)
    const owner = source.startsWith('file:') ? fileOf(source) : undefined
    const loaded = target.startsWith('file:')
      ? await fillFile(files.content, fileOf(target), { product, isSameStore, owner })
      : await fillServer(files.content, target, { product, isSameStore })
    return { name: content.name, loaded, missing: files.missing }
  })
}

async function run(product: Product): Promise<void> {
  const { values, positionals } = readArguments(usage, { 'same-store': { type: 'boolean' } })
  const [from, to, ...rest] = positionals
  if (!from || !to || rest.length > 0) throw new StartError(usage)
  const [source, target] = [urlOf(product, from), urlOf(product, to)]
  const name = target.startsWith('file:') ? shown(fileOf(target)) : withoutPassword(target)
  if (source === target) throw new StartError(`${name} is named twice. Name an empty database to copy to.`)
  const options = {
    store: await storeOf(readSettings(product, process.env)),
    isSameStore: values['same-store'] === true,
  }
  const { name: read, loaded, missing } = await copyDatabase(product, source, target, options)
  const rows = new Map([...loaded.target].map(([table, total]) => [table, total.rows]))
  console.log(`${read} is copied to ${name}: ${rowsText(rows)}, all with the same sums.\n${tableOf(loaded)}`)
  const left = [...loaded.left].map(([table, n]) => `${table} ${count(n)}`)
  if (left.length > 0)
    console.log(`Not copied, since this build has no such tables: ${left.join(', ')}. They are still in ${read}.`)
  if (missing > 0)
    console.log(`The store of files lacks ${count(missing)} parts that the database names: these files cannot be read.`)
  console.log('Start with DATABASE_URL set to the new database.')
}

/** Runs `npm run db:copy`. */
export const runCopy = (product: Product) => runCommand(() => run(product))
