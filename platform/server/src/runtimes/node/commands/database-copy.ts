import type { Product } from '#server/call/resource'
import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { copySqlite, lookIntoSqlite } from '#server/db/engines/sqlite-node'
import type { Engine } from '#server/db/engines/engine'
import { DatabaseError, isBusy, isDamaged } from '#server/db/engines/storage'
import type { Database } from '#server/db/schema'
import { presentSteps, recordedSteps, rejectVersion01 } from '#server/install/migrate'
import { StartError } from '../settings'
import { cannotWrite, shown } from './command'

/** The size and contents of a database file. */
export interface Content {
  readonly bytes: number
  /** The rows of each table, by its name. */
  readonly rows: ReadonlyMap<string, number>
}

const locked = (file: string) =>
  new StartError(`${shown(file)} is locked by another program. Try again when that has ended.`)

async function damageOf(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check(1)`.execute(db)
  const found = rows[0]?.integrityCheck
  return found === 'ok' ? undefined : found?.replaceAll(/\s+/g, ' ')
}

async function rowsOf(db: Database): Promise<Map<string, number>> {
  const rows = new Map<string, number>()
  for (const { name } of await db.introspection.getTables()) {
    const counted = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    rows.set(name, counted.rows[0]!.n)
  }
  return rows
}

/**
 * Reads a database file from its first page to its last and counts its rows. Throws a StartError where it is damaged, or no database of this
 * product. `check` may reject it for other reasons.
 */
export async function inspect(
  { brand: { name }, servers }: Product,
  file: string,
  check?: (db: Database) => Promise<void>,
): Promise<Content> {
  let engine: Engine | undefined
  try {
    engine = lookIntoSqlite(file)
    const { db } = engine
    const damage = await damageOf(db)
    if (damage) throw new StartError(`${shown(file)} is damaged: ${damage}. Use another file.`)
    const done = new Set(await recordedSteps(db))
    rejectVersion01(done, presentSteps(servers))
    if (!done.has('0001-tables')) throw new StartError(`${shown(file)} is no database of ${name}. Use another file.`)
    await check?.(db)
    return { bytes: statSync(file).size, rows: await rowsOf(db) }
  } catch (error) {
    if (error instanceof StartError) throw error
    const { message } = error as Error
    if (error instanceof DatabaseError) throw new StartError(`${shown(file)} is not taken. ${message}`)
    if (isBusy(error)) throw locked(file)
    if (isDamaged(error)) throw new StartError(`${shown(file)} is damaged: ${message}. Use another file.`)
    throw new StartError(
      `${shown(file)} cannot be read (${message}). Check that this account may read it and that it is a database of ${name}.`,
    )
  } finally {
    await engine?.close()
  }
}

/** Waits until the disk has what was written to a file or a folder. */
export function flush(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } catch (error) {
    // Windows flushes no folder.
    if (!['EPERM', 'EISDIR', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    closeSync(opened)
  }
}

/** Deletes a file that was not finished. */
export function discard(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

/**
 * Writes what a database holds at this moment to a new file that only its owner may read, and inspects that. Others may go on writing to the
 * database. Throws a StartError, and leaves no file, where one of these fails.
 */
export async function copyDatabase(product: Product, from: string, to: string): Promise<Content> {
  try {
    closeSync(openSync(to, 'wx', 0o600))
  } catch (error) {
    throw cannotWrite(to, error)
  }
  try {
    copySqlite(from, to)
    flush(to)
    return await inspect(product, to)
  } catch (error) {
    discard(to)
    if (error instanceof StartError) throw error
    throw isBusy(error) ? locked(from) : cannotWrite(to, error)
  }
}

const count = (n: number) => n.toLocaleString('en')

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Returns what a file holds in two lines: in all, and table by table. */
export function contentLines({ bytes, rows }: Content): [all: string, tables: string] {
  const sum = [...rows.values()].reduce((total, n) => total + n, 0)
  const filled = [...rows].filter(([, n]) => n > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const tables = filled.map(([name, n]) => `${name} ${count(n)}`).join(', ')
  return [`${size(bytes)}, no damage found, ${count(sum)} rows in ${rows.size} tables`, tables]
}
