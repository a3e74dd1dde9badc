import type { Product } from '#server/call/resource'
import { inDatabase, outside } from '#server/services/file/store/parts'
import { filesToMove, moveFile, type MoveTo } from '#server/services/file/store/move'
import { claimFiles } from '../connections/files/claim'
import { filesHost } from '../connections/files/files-host'
import { openDatabase, withoutPassword } from '../database'
import { createLog } from '../logger'
import { nativeSha256 } from '../native/sha256-native'
import { readSettings, StartError } from '../settings'
import { readArguments } from './backup/arguments'
import { showProgress } from './backup/progress'
import { runCommand } from './command'
import { count, size } from './texts'

const usage = `Use one of:
  npm run move-files             moves the files of records from the database into the folder or bucket that FILES_URL names
  npm run move-files -- --back   moves them from there into the database; then unset FILES_URL
The server may be running. Settings are read as the server reads them. What was moved stays so when it is cut off: run it again.`

/** Moves all files to one place. Returns how many were moved, their bytes, and how many could not be. */
async function moveAll(product: Product, to: MoveTo): Promise<{ moved: number; bytes: number; failed: number }> {
  const settings = readSettings(product, process.env)
  if (settings.filesUrl.kind === 'database')
    throw new StartError(
      'FILES_URL names no folder and no bucket. Set it to the store that files are moved into or from.',
    )
  const log = createLog(settings.logLevel, settings.logFormat)
  const engine = await openDatabase(product, settings.databaseUrl, log, {
    mayMigrate: settings.mayMigrate,
    limits: settings.database,
  })
  try {
    const { files } = await filesHost(settings)
    const { db, write } = engine
    const host = { db, write, files, log, now: Date.now, sha256: nativeSha256 }
    await claimFiles(host, settings)
    const found = await filesToMove(host, to)
    const progress = showProgress('Moving', found.length)
    const result = { moved: 0, bytes: 0, failed: 0 }
    for (const [at, file] of found.entries()) {
      try {
        await moveFile(host, file, to)
        result.moved++
        result.bytes += file.size
      } catch (error) {
        result.failed++
        log('error', 'file not moved', { file: file.fileKey, error: (error as Error).message })
      }
      progress.report(at + 1)
    }
    progress.end()
    return result
  } finally {
    await engine.close()
  }
}

async function run(product: Product): Promise<void> {
  const { values, positionals } = readArguments(usage, { back: { type: 'boolean' } })
  if (positionals.length > 0) throw new StartError(usage)
  const to = values.back ? inDatabase : outside
  const { moved, bytes, failed } = await moveAll(product, to)
  const { databaseUrl } = readSettings(product, process.env)
  const place = values.back ? withoutPassword(databaseUrl) : 'the store that FILES_URL names'
  console.log(`${count(moved)} files with ${size(bytes)} are moved to ${place}.`)
  if (failed > 0) throw new StartError(`${count(failed)} files stay where they were; the log names them.`)
  if (values.back) console.log('Unset FILES_URL and start the server again.')
}

/** Runs `npm run move-files`. */
export const runMoveFiles = (product: Product) => runCommand(() => run(product))
