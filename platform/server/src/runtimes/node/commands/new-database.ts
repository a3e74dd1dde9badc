import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { presentTables } from '#server/db/engines/columns'
import type { Product } from '#server/call/resource'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { withoutPassword } from '../database'
import { createSchema } from '../database/create-schema'
import { StartError } from '../settings'
import { withPostgres } from './backup/rows/postgres'
import { cannotWrite, giveToOwner, shown } from './command'
import { discard, flush, inspect, type FileContent } from './sqlite-content'

const taken = (file: string) =>
  new StartError(`${shown(file)} exists already, and is left as it is. Name another file.`)

/** Throws a StartError where a new file of this name, or what SQLite keeps beside it, is there already. */
export function rejectTaken(file: string): void {
  const present = ['', '-wal', '-journal'].map((suffix) => file + suffix).find((path) => existsSync(path))
  if (present) throw taken(present)
}

/** Gives a finished file its name, but not in the place of another one. */
function putInPlace(part: string, file: string): void {
  rejectTaken(file)
  try {
    linkSync(part, file)
    rmSync(part)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw taken(file)
    // A disk without hard links.
    renameSync(part, file)
  }
  flush(dirname(file))
}

/**
 * Writes a SQLite file with what `fill` puts into it, and inspects it. Returns what it holds. Leaves no file where something fails, and
 * throws a StartError that names `file`, whose place it is to take.
 */
export async function writePart(
  product: Product,
  part: string,
  file: string,
  fill: (target: Engine) => Promise<void>,
): Promise<FileContent> {
  try {
    // Opening a database would make a folder that is missing.
    closeSync(openSync(part, 'wx', 0o600))
    const target = await openSqlite(part, () => {})
    try {
      await fill(target)
    } finally {
      await target.close()
    }
    flush(part)
    return await inspect(product, part)
  } catch (error) {
    discard(part)
    throw error instanceof StartError ? error : cannotWrite(file, error)
  }
}

/**
 * Writes a new SQLite file with what `fill` puts into it. It has its name when it is whole, and belongs to the owner of another file. Throws
 * a StartError, and leaves no file, where something fails.
 */
export async function writeFile(
  product: Product,
  file: string,
  owner: string,
  fill: (target: Engine) => Promise<void>,
): Promise<FileContent> {
  const part = `${file}.${process.pid}.part`
  const content = await writePart(product, part, file, fill)
  try {
    giveToOwner(part, owner)
    putInPlace(part, file)
    return content
  } catch (error) {
    throw error instanceof StartError ? error : cannotWrite(file, error)
  } finally {
    discard(part)
  }
}

/** Throws a StartError where a table has rows. Empty ones may be left from a copy that was cut off. */
async function rejectFilled({ db }: Engine, name: string): Promise<void> {
  for (const table of await presentTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table.name)} limit 1`.execute(db)
    if (rows.length === 0) continue
    throw new StartError(`${name} is not empty, and is left as it is. Create an empty database and name that.`)
  }
}

/** Calls `fill` with an empty PostgreSQL database. Throws a StartError where it is not empty. */
export function fillPostgres(url: string, fill: (target: Engine) => Promise<void>): Promise<void> {
  return withPostgres(url, async (target) => {
    await createSchema(target, url)
    await rejectFilled(target, withoutPassword(url))
    await fill(target)
  })
}
