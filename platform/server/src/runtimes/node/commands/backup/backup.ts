import { existsSync } from 'node:fs'
import type { Product } from '#server/call/resource'
import { readSettings, StartError } from '../../settings'
import { fileOf, isSameFile, lookAt, realPathOf, rejectMissing, runCommand, shown } from '../command'
import { rowsText, size, tablesText } from '../texts'
import { readArguments, readKey } from './arguments'
import { storeToBackUp } from '../file-store'
import { withDatabase } from './rows/database-content'
import { withFiles } from './rows/files-content'
import { writeScheduledBackup } from './schedule/scheduled'
import { verifyBackup } from './verify'
import { writeBackupFile, type Written } from './write-file'

const usage = `Use one of:
  npm run backup FILE                    writes what the database holds to FILE; with -- --force over a FILE that is there
  npm run backup -- --into FOLDER        writes a file with date and time to FOLDER, and deletes older ones but for 7 days, 4 weeks and 6 months
  npm run backup verify FILE             restores FILE into a temporary database, compares all rows and opens a session there
The server may be running. DATABASE_URL is read as the server reads it; with BACKUP_KEY the file is encrypted. Files in the store that FILES_URL names are in it, unless BACKUP_FILES=no.`

const beside = ['', '-wal', '-shm', '-journal']

/** Throws a StartError where the backup would take the place of the database, of a folder, or of a file that is to stay. */
function rejectTarget(file: string, url: string, isForced: boolean): void {
  const source = url.startsWith('file:') ? realPathOf(fileOf(url)) : undefined
  if (source && beside.some((suffix) => isSameFile(file, source + suffix)))
    throw new StartError(`${shown(file)} belongs to the database itself. Name another file.`)
  const found = lookAt(file)
  if (found && !found.isFile()) throw new StartError(`${shown(file)} is no file. Name a file that is to be written.`)
  const present = beside.map((suffix) => file + suffix).find((path) => existsSync(path))
  if (!present || isForced) return
  throw new StartError(
    `${shown(present)} exists already, and is left as it is. Name another file, or add --force to write over it (npm run backup FILE -- --force).`,
  )
}

function tell(database: string, file: string, { bytes, rows, isEncrypted }: Written, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${database} is backed up to ${shown(file)}: ${size(bytes)}, ${isEncrypted ? 'encrypted' : 'not encrypted'}, ${rowsText(rows)}, ${seconds} s.\n  ${tablesText(rows)}`,
  )
  if (!isEncrypted) console.log('Who has the file can read it. Set BACKUP_KEY to encrypt the next one.')
}

/** Throws a StartError where a backup lacks parts of files that the database names. */
function rejectMissingParts(file: string, missing: number): void {
  if (missing === 0) return
  throw new StartError(
    `${shown(file)} is written, but the store of files lacks ${missing} parts that the database names, and so does the backup. npm run db:check counts the files.`,
  )
}

async function backUp(product: Product, file: string, isForced: boolean): Promise<void> {
  const start = performance.now()
  const settings = readSettings(product, process.env)
  const { databaseUrl } = settings
  const passphrase = readKey(product)
  rejectTarget(file, databaseUrl, isForced)
  const store = await storeToBackUp(settings)
  const missing = await withDatabase(product, databaseUrl, {}, async (content) => {
    const files = withFiles(content, store)
    const written = await writeBackupFile(product, files.content, realPathOf(file), { passphrase, isForced })
    tell(content.name, file, written, start)
    return files.missing
  })
  rejectMissingParts(file, missing)
}

async function backUpInto(product: Product, folder: string): Promise<void> {
  const start = performance.now()
  const settings = readSettings(product, process.env)
  const made = await writeScheduledBackup(product, {
    databaseUrl: settings.databaseUrl,
    store: await storeToBackUp(settings),
    folder,
    passphrase: readKey(product),
    now: Date.now(),
  })
  tell(made.database, made.file, made.written, start)
  if (made.removed.length > 0) console.log(`Deleted older ones: ${made.removed.join(', ')}.`)
  rejectMissingParts(made.file, made.missing)
}

async function verify(product: Product, file: string): Promise<void> {
  rejectMissing(file, 'Name a file that npm run backup wrote.')
  const { rows, at, username } = await verifyBackup(product, file, readKey(product))
  console.log(
    `${shown(file)} can be restored: ${rowsText(rows)} of ${new Date(at).toISOString()}, each the same after it was written, and a session of ${username} opens the console.\n  ${tablesText(rows)}`,
  )
}

async function run(product: Product): Promise<void> {
  const { values, positionals } = readArguments(usage, { force: { type: 'boolean' }, into: { type: 'string' } })
  const [first, second, ...rest] = positionals
  if (rest.length > 0) throw new StartError(usage)
  if (values.into && first === undefined && !values.force) return backUpInto(product, values.into)
  if (values.into || first === undefined) throw new StartError(usage)
  if (first === 'verify' && second !== undefined && !values.force) return verify(product, second)
  if (second !== undefined) throw new StartError(usage)
  return backUp(product, first, values.force === true)
}

/** Runs `npm run backup`. */
export const runBackup = (product: Product) => runCommand(() => run(product))
