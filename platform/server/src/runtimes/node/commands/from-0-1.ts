import { parse, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withoutPassword } from '../database'
import { readSettings, StartError } from '../settings'
import type { Product } from '#server/call/resource'
import { addressFor, databaseFile, realPathOf, runCommand, shown } from './command'
import { fillPostgres, rejectTaken, writeFile } from './new-database'
import { count, rowsText, size, tablesText } from './texts'
import { copyVersion01, type Copied } from './version-0-1/copy'
import type { Report } from './version-0-1/rows'
import { openFile, readPostgres } from './version-0-1/source'

const usage = `Use one of:
  npm run db:from-0.1                   copies a SQLite database of version 0.1 to a new file beside it, for this version
  npm run db:from-0.1 FILE              copies it to a new file of that name
  npm run db:from-0.1 postgres://…      copies a PostgreSQL database of version 0.1 into an empty one
DATABASE_URL names the database of version 0.1, and is read as the server reads it. No server may be running on it. It stays as it is.`

const report: Report = (table, copied, all) => console.log(`  ${table}: ${count(copied)} of ${count(all)} rows`)

/** Returns the argument that names the new database, if there is one, and whether help was asked for. */
function readArguments(): { target: string | undefined; isHelp: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
    if (positionals.length <= 1) return { target: positionals[0], isHelp: values.help === true }
  } catch {
    // An option that there is not.
  }
  throw new StartError(usage)
}

function tellLeft({ left }: Copied, name: string): void {
  if (left.length === 0) return
  console.log(`Not copied, since this build has no such tables: ${left.join(', ')}. They are still in ${name}.`)
}

/** Returns `data/NAME-0.2.db` for `data/NAME.db`. */
function beside(file: string): string {
  const { dir, name, ext } = parse(file)
  return resolve(dir, `${name}-0.2${ext}`)
}

async function copyFile(product: Product, given: string | undefined): Promise<void> {
  if (given?.includes('://'))
    throw new StartError('DATABASE_URL names a SQLite file, which is copied to a file. Name one.')
  const file = realPathOf(databaseFile(product))
  const target = given ? realPathOf(resolve(given)) : beside(file)
  const source = openFile(file)
  try {
    rejectTaken(target)
    let copied: Copied | undefined
    const { bytes, rows } = await writeFile(product, target, file, async (engine) => {
      copied = await copyVersion01(product, source, engine, { name: shown(file), report })
    })
    console.log(
      `${shown(file)} is copied to ${shown(target)}: ${size(bytes)}, no damage found, ${rowsText(rows)}.\n  ${tablesText(rows)}`,
    )
    tellLeft(copied!, shown(file))
    console.log(
      `Start with DATABASE_URL=file:${shown(target)}, or move ${shown(file)} away and give the new file its name.`,
    )
  } finally {
    await source.close()
  }
}

async function copyPostgres(product: Product, url: string, given: string | undefined): Promise<void> {
  if (!given || !/^postgres(ql)?:\/\/.+$/.test(given))
    throw new StartError(
      'Name an empty PostgreSQL database to copy to: npm run db:from-0.1 postgres://USER:PASSWORD@HOST/NAME',
    )
  const name = withoutPassword(url)
  await readPostgres(url, (source) =>
    fillPostgres(addressFor(product, process.env, given), async (target) => {
      const copied = await copyVersion01(product, source, target, { name, report })
      const sum = [...copied.rows.values()].reduce((total, n) => total + n, 0)
      console.log(`${name} is copied to ${withoutPassword(given)}: ${count(sum)} rows in ${copied.rows.size} tables.`)
      tellLeft(copied, name)
    }),
  )
  console.log(`Start with DATABASE_URL set to the address of the new database.`)
}

async function run(product: Product): Promise<void> {
  const { target, isHelp } = readArguments()
  if (isHelp) return console.log(usage)
  const { databaseUrl } = readSettings(product, process.env)
  if (databaseUrl.startsWith('file:')) return copyFile(product, target)
  return copyPostgres(product, databaseUrl, target)
}

/** Runs `npm run db:from-0.1`. */
export const runFrom01 = (product: Product) => runCommand(() => run(product))
