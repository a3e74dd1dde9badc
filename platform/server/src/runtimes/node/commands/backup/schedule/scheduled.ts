import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from '#server/call/file/file-store'
import type { Product } from '#server/call/resource'
import { StartError } from '../../../settings'
import { cannotWrite, shown } from '../../command'
import { backupName, datedBackups, keptBackups, localTime } from './kept-backups'
import { withDatabase } from '../rows/database-content'
import { withFiles } from '../rows/files-content'
import { writeBackupFile, type Written } from '../write-file'

interface Schedule {
  readonly databaseUrl: string
  readonly folder: string
  readonly passphrase: string | undefined
  /** The store whose files it has, too. */
  readonly store?: FileStore | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether this process serves calls, which a check of all pages would hold up. */
  readonly isServing?: boolean
}

/** A backup of a folder that was written. */
interface ScheduledBackup {
  /** The name of the database. */
  readonly database: string
  readonly file: string
  readonly written: Written
  /** How many parts of files are not in that store. */
  readonly missing: number
  /** The names of the older ones that were deleted. */
  readonly removed: readonly string[]
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw cannotWrite(join(folder, 'backup'), error)
  }
}

/** Deletes the backups of a folder that are not to be kept. Other files are left as they are. */
function removeOld(key: string, folder: string, now: number): string[] {
  const present = datedBackups(key, readdirSync(folder))
  const kept = new Set(keptBackups(present, localTime(now)))
  const old = present.filter((backup) => !kept.has(backup)).map(({ name }) => name)
  for (const name of old) rmSync(join(folder, name), { force: true })
  return old
}

/**
 * Writes a backup with date and time to a folder, then deletes those that are not among 7 days, 4 weeks and 6 months. Throws a StartError,
 * and deletes none, where it cannot be written.
 */
export async function writeScheduledBackup(
  product: Product,
  { databaseUrl, folder, passphrase, store, now, isServing = false }: Schedule,
): Promise<ScheduledBackup> {
  makeFolder(folder)
  const { key } = product.brand
  const file = join(folder, backupName(key, now))
  if (existsSync(file)) throw new StartError(`${shown(file)} exists already. Try again in a second.`)
  return withDatabase(product, databaseUrl, { isServing }, async (content) => {
    const files = withFiles(content, store)
    const written = await writeBackupFile(product, files.content, file, { passphrase })
    const { missing } = files
    return { database: content.name, file, written, missing, removed: removeOld(key, folder, now) }
  })
}
