import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Product } from '#server/call/resource'
import { StartError } from '../settings'
import {
  cannotWrite,
  databaseFile,
  isSameFile,
  lookAt,
  readArguments,
  realPathOf,
  rejectMissing,
  runCommand,
  shown,
} from './command'
import { contentLines, copyDatabase, discard, flush, inspect } from './database-copy'

const usage = `Use npm run backup FILE to write what the SQLite database holds to FILE, and npm run backup FILE -- --force to write over a FILE that is there.
The server may be running. DATABASE_URL is read as the server reads it.`

const beside = ['-wal', '-shm', '-journal']

/** Throws a StartError where the backup would take the place of the database, of a folder, or of a file that is to stay. */
function rejectTarget(file: string, database: string, isForced: boolean): void {
  const source = realPathOf(database)
  if (['', ...beside].some((suffix) => isSameFile(file, source + suffix)))
    throw new StartError(`${shown(file)} belongs to the database itself. Name another file.`)
  const found = lookAt(file)
  if (found && !found.isFile()) throw new StartError(`${shown(file)} is no file. Name a file that is to be written.`)
  const present = ['', ...beside].map((suffix) => file + suffix).find((path) => existsSync(path))
  if (!present || isForced) return
  throw new StartError(
    `${shown(present)} exists already, and is left as it is. Name another file, or add --force to write over it (npm run backup FILE -- --force).`,
  )
}

/** Gives the finished copy its name. A log of the former file would be taken for one of the new file. */
function putInPlace(copy: string, file: string): void {
  try {
    for (const suffix of beside) rmSync(file + suffix, { force: true })
    renameSync(copy, file)
    flush(dirname(file))
  } catch (error) {
    discard(copy)
    throw cannotWrite(file, error)
  }
}

async function run(product: Product): Promise<void> {
  const { file, isForced } = readArguments(usage, true)
  const database = databaseFile(product)
  rejectMissing(database, 'Set DATABASE_URL to the database, or start the server once.')
  rejectTarget(file, database, isForced)
  await inspect(product, database)
  const target = realPathOf(file)
  const copy = `${target}.${process.pid}.part`
  const [all, tables] = contentLines(await copyDatabase(product, database, copy))
  putInPlace(copy, target)
  console.log(`${shown(database)} is backed up to ${shown(file)}: ${all}.\n  ${tables}`)
}

/** Writes what the database of a product holds to a file. */
export const runBackup = (product: Product) => runCommand(() => run(product))
