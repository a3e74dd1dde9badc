import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { holdSqlite } from '#server/db/engines/sqlite-node'
import { DatabaseError } from '#server/db/engines/storage'
import type { Product } from '#server/call/resource'
import type { Database } from '#server/db/schema'
import { knownSteps } from '#server/install/migrate'
import { StartError } from '../settings'
import {
  cannotWrite,
  databaseFile,
  giveToOwner,
  isSameFile,
  readArguments,
  realPathOf,
  rejectMissing,
  runCommand,
  shown,
} from './command'
import { contentLines, copyDatabase, discard, flush, inspect } from './database-copy'

const usage = `Use npm run restore FILE to put a backup of the SQLite database in its place. What is there now is kept beside it.
The server must not be running. DATABASE_URL is read as the server reads it.`

/** Returns why a backup is rejected with which this build could not start. */
const rejectUnknown =
  (file: string, { servers }: Product) =>
  async (db: Database) => {
    try {
      await knownSteps(db, servers)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      throw new StartError(`${shown(file)} is not restored, since this build could not start with it. ${error.message}`)
    }
  }

/** Takes the database for this process alone, where there is one. Returns what ends that. */
function hold(file: string): () => void {
  if (!existsSync(file)) return () => {}
  try {
    return holdSqlite(file)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw cannotWrite(file, error)
    throw new StartError(
      `${shown(file)} is in use, and is left as it is. Stop the server, and whatever else has it open, and restore again.`,
    )
  }
}

/** Returns a name beside a file that is free, with the date and time of this machine. */
function datedName(file: string): string {
  const now = new Date()
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString()
  const name = `${file}.${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}`
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!existsSync(free)) return free
  }
}

/** Gives a file a second name, so that its own can be taken over in one step; on a disk without hard links another name. */
function keepAs(file: string, kept: string): void {
  try {
    linkSync(file, kept)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    renameSync(file, kept)
  }
}

/** Puts a copy in the place of the database. Returns the name under which that is kept, undefined where there was none. */
function replace(file: string, copy: string): string | undefined {
  const kept = existsSync(file) ? datedName(file) : undefined
  if (kept) keepAs(file, kept)
  // Left where the file is missing or damaged, and a log would be taken for one of the copy.
  for (const suffix of ['-wal', '-journal'])
    if (existsSync(file + suffix)) renameSync(file + suffix, (kept ?? datedName(file)) + suffix)
  rmSync(`${file}-shm`, { force: true })
  renameSync(copy, file)
  flush(dirname(file))
  return kept
}

async function run(product: Product): Promise<void> {
  const { file } = readArguments(usage, false)
  const database = realPathOf(databaseFile(product))
  rejectMissing(file, 'Name the file that npm run backup wrote.')
  if (isSameFile(file, database)) throw new StartError(`${shown(file)} is the database itself. Name a backup.`)
  await inspect(product, file, rejectUnknown(file, product))
  try {
    mkdirSync(dirname(database), { recursive: true })
  } catch (error) {
    throw cannotWrite(database, error)
  }
  const release = hold(database)
  const copy = `${database}.${process.pid}.part`
  try {
    const [all, tables] = contentLines(await copyDatabase(product, file, copy))
    giveToOwner(copy, database)
    // Windows lets no open file be replaced.
    if (process.platform === 'win32') release()
    const kept = replace(database, copy)
    console.log(`${shown(database)} is restored from ${shown(file)}: ${all}.\n  ${tables}`)
    if (kept) console.log(`What it held before is in ${shown(kept)}.`)
  } catch (error) {
    discard(copy)
    throw error instanceof StartError ? error : cannotWrite(database, error)
  } finally {
    release()
  }
}

/** Puts a backup in the place of the database of a product. */
export const runRestore = (product: Product) => runCommand(() => run(product))
