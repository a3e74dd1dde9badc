import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Product } from '#server/call/resource'
import { StartError } from '../../settings'
import { cannotWrite, lookAt, shown } from '../command'
import { discard, flush } from '../sqlite-content'
import { openBackup } from './format/read-backup'
import { writeBackup } from './format/write-backup'
import { showProgress } from './progress'
import { rowsIn, type Content, type Totals } from './rows/content'

/** A backup that was written. */
export interface Written {
  readonly bytes: number
  /** The rows of each table. */
  readonly rows: ReadonlyMap<string, number>
  readonly isEncrypted: boolean
}

/** Reads all rows of a backup. Throws a StartError where it is not whole. Returns the rows of each table. */
export async function readWhole(content: Content, what: string): Promise<ReadonlyMap<string, number>> {
  const { tables } = content.manifest
  const progress = showProgress(what, rowsIn(tables))
  let done = 0
  try {
    for await (const { rows } of content.chunks()) progress.report((done += rows.length))
  } finally {
    progress.end()
  }
  return new Map(tables.map(({ name, rows }) => [name, rows]))
}

async function writePart(
  content: Content,
  part: string,
  file: string,
  product: string,
  passphrase: string | undefined,
): Promise<Totals> {
  const progress = showProgress('Writing', rowsIn(content.manifest.tables))
  try {
    const totals = await writeBackup(content, part, { product, passphrase, report: progress.report })
    flush(part)
    return totals
  } catch (error) {
    throw error instanceof StartError ? error : cannotWrite(file, error)
  } finally {
    progress.end()
  }
}

interface WriteOptions {
  readonly passphrase: string | undefined
  /** Whether a file that is there is replaced. */
  readonly isForced?: boolean
}

/**
 * Writes a content to a backup, which only its owner may read. It has its name when it was read again and counted. Throws a StartError, and
 * leaves no file, where something fails.
 */
export async function writeBackupFile(
  { brand }: Product,
  content: Content,
  file: string,
  { passphrase, isForced = false }: WriteOptions,
): Promise<Written> {
  const part = `${file}.${process.pid}.part`
  try {
    const totals = await writePart(content, part, file, brand.key, passphrase)
    const rows = await readWhole(await openBackup(part, passphrase), 'Reading again')
    if ([...totals].some(([name, total]) => rows.get(name) !== total.rows))
      throw new StartError(`${shown(file)} does not hold what was written to it. Check the disk.`)
    putInPlace(part, file, isForced)
    return { bytes: statSync(file).size, rows, isEncrypted: passphrase !== undefined }
  } finally {
    // Not where a folder of its path is none.
    if (lookAt(part)) rmSync(part)
  }
}

function putInPlace(part: string, file: string, isForced: boolean): void {
  if (!isForced && existsSync(file))
    throw new StartError(`${shown(file)} exists already, and is left as it is. Name another file.`)
  try {
    // A log of a database that had the name would be taken for one of a database to come.
    discard(file, ['-wal', '-shm', '-journal'])
    renameSync(part, file)
    flush(dirname(file))
  } catch (error) {
    throw cannotWrite(file, error)
  }
}
