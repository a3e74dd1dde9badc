import { randomUUID } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Host } from '#server/call/call'
import { outside } from '#server/services/file/store/parts'
import { claimStore } from '#server/services/file/store/sweep'
import { StartError, type Settings } from '../../settings'
import type { FilesUrl } from './file-settings'

/** The parts of a host that claim a store. */
type Claimer = Pick<Host, 'db' | 'write' | 'files' | 'log' | 'now'>

const nameOf = (url: FilesUrl): string => {
  if (url.kind === 'folder') return `the folder ${url.path}`
  return url.kind === 's3' ? `the store ${url.endpoint}` : 'the database'
}

/**
 * Tries whether the store that FILES_URL names can be written and read, and is that of this database. Throws a StartError where it is not: without the disk that
 * belongs into a folder, files would be written beside it.
 */
export async function claimFiles(host: Claimer, { filesUrl }: Pick<Settings, 'filesUrl'>): Promise<void> {
  if (filesUrl.kind === 'database') return warnOutside(host)
  const name = nameOf(filesUrl)
  if (filesUrl.kind === 'folder') await tryFolder(filesUrl.path)
  const { state, marker } = await claimStore(host).catch((error: Error) => {
    throw new StartError(
      `FILES_URL is ${name}, which cannot be read and written (${error.message}; the log has more). Correct the address, the key or its rights, then start again.`,
    )
  })
  if (state === 'foreign')
    throw new StartError(
      `FILES_URL is ${name}, which has files of another database: two would delete each other's. Use another folder, bucket or prefix. Where it is the right one, delete what is called in/installation there.`,
    )
  if (state === 'lost')
    throw new StartError(
      `FILES_URL is ${name}, which has none of the files that the database names. Mount it, or copy them there. To go on without them, put the text ${marker} there as in/installation.`,
    )
}

async function tryFolder(path: string): Promise<void> {
  const file = join(path, `.try-${randomUUID()}`)
  try {
    if (!(await stat(path)).isDirectory()) throw new Error('it is no folder')
    await writeFile(file, '')
    await rm(file)
  } catch (error) {
    throw new StartError(
      `FILES_URL is the folder ${path}, which cannot be written: ${(error as Error).message}. Create or mount it, and let the server write there.`,
    )
  }
}

/** Files that are elsewhere cannot be read with `FILES_URL=database`. */
async function warnOutside({ db, log }: Claimer): Promise<void> {
  const files = db.selectFrom('fieldFiles').where('store', '=', outside).where('state', '=', 'used')
  const { n } = await files.select(({ fn }) => fn.countAll<number | string>().as('n')).executeTakeFirstOrThrow()
  if (Number(n) > 0) log('warn', 'files are in a store that FILES_URL does not name', { files: Number(n) })
}
