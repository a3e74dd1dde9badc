import type { Product } from '#server/call/resource'
import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { lookIntoSqlite } from '#server/db/engines/sqlite-node'
import type { Engine } from '#server/db/engines/engine'
import { DatabaseError, isBusy, isDamaged } from '#server/db/engines/storage'
import type { Database } from '#server/db/schema'
import { presentSteps, recordedSteps, rejectVersion01 } from '#server/install/migrate'
import { StartError } from '../settings'
import { shown } from './command'

/** The size and contents of a database file. */
export interface FileContent {
  readonly bytes: number
  /** The rows of each table, by its name. */
  readonly rows: ReadonlyMap<string, number>
}

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

/** Throws a StartError where a database is damaged, or none of this product. */
export async function rejectUnsound({ brand: { name }, servers }: Product, db: Database, file: string): Promise<void> {
  const damage = await damageOf(db)
  if (damage) throw new StartError(`${shown(file)} is damaged: ${damage}. Use another file.`)
  const done = new Set(await recordedSteps(db))
  rejectVersion01(done, presentSteps(servers))
  if (!done.has('0001-tables')) throw new StartError(`${shown(file)} is no database of ${name}. Use another file.`)
}

/** Returns a StartError that says why a database file could not be read. */
export function cannotRead({ brand: { name } }: Product, file: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  const { message } = error as Error
  if (error instanceof DatabaseError) return new StartError(`${shown(file)} is not taken. ${message}`)
  if (isBusy(error))
    return new StartError(`${shown(file)} is locked by another program. Try again when that has ended.`)
  if (isDamaged(error)) return new StartError(`${shown(file)} is damaged: ${message}. Use another file.`)
  return new StartError(
    `${shown(file)} cannot be read (${message}). Check that this account may read it and that it is a database of ${name}.`,
  )
}

/** Reads a database file from its first page to its last and counts its rows. Throws a StartError where it is damaged, or no database of this product. */
export async function inspect(product: Product, file: string): Promise<FileContent> {
  let engine: Engine | undefined
  try {
    engine = lookIntoSqlite(file)
    await rejectUnsound(product, engine.db, file)
    return { bytes: statSync(file).size, rows: await rowsOf(engine.db) }
  } catch (error) {
    throw cannotRead(product, file, error)
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

/** Deletes a database file that was not finished, or those of its files with these endings. */
export function discard(file: string, suffixes: readonly string[] = ['', '-journal', '-wal', '-shm']): void {
  for (const suffix of suffixes) rmSync(file + suffix, { force: true })
}
