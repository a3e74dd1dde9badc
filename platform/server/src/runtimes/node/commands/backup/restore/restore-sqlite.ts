import { closeSync, existsSync, linkSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Product } from '#server/call/resource'
import { holdSqlite } from '#server/db/engines/sqlite-node'
import { DatabaseError } from '#server/db/engines/storage'
import { StartError } from '../../../settings'
import { cannotWrite, giveToOwner, shown } from '../../command'
import { writePart } from '../../new-database'
import { discard, flush } from '../../sqlite-content'
import { confirm } from '../confirm'
import type { Content } from '../rows/content'
import type { Loaded } from '../rows/load'
import { fillRestored, fillSqlite } from './fill'

/** How often the database is tried. Two restores that begin at once each keep the other from it until one of them has closed it. */
const tries = 5

/** Returns a pause between two tries, in milliseconds: that of another process is another one. */
const pause = () => 50 + Math.random() * 200

/** Takes the database for this process alone. Resolves to what ends that. Rejects with a StartError while a server has it open, or another restore runs. */
async function hold(file: string): Promise<() => void> {
  for (let left = tries; ; left--) {
    try {
      return holdSqlite(file)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw cannotWrite(file, error)
      if (left === 1)
        throw new StartError(
          `${shown(file)} is in use, and is left as it is. Stop the server, wait for another restore, and restore again.`,
        )
      await setTimeout(pause())
    }
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

/** Puts a copy in the place of the database. Returns the name under which that is kept, undefined where it was empty. */
function replace(file: string, copy: string, hadContent: boolean): string | undefined {
  const kept = hadContent ? datedName(file) : undefined
  if (kept) keepAs(file, kept)
  // Left where the file is missing or damaged, and a log would be taken for one of the copy.
  const logs = hadContent ? ['-wal', '-journal'] : ['-wal']
  for (const suffix of logs)
    if (existsSync(file + suffix)) renameSync(file + suffix, (kept ?? datedName(file)) + suffix)
  discard(file, ['-shm', '-journal'])
  renameSync(copy, file)
  flush(dirname(file))
  return kept
}

/** Creates the file and its folder where they are missing, so that it can be locked. Returns whether it held something. */
function prepare(file: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a', 0o600))
    return statSync(file).size > 0
  } catch (error) {
    throw cannotWrite(file, error)
  }
}

/** Writes a content to a new file, and puts that in the place of the database. Returns what was loaded, and a line about what was there. */
export async function restoreSqlite(
  product: Product,
  file: string,
  content: Content,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<{ loaded: Loaded; name: string; notes: string[] }> {
  const isMissing = !existsSync(file)
  const hadContent = prepare(file)
  let isReplaced = false
  let release = () => {}
  const part = `${file}.${process.pid}.part`
  try {
    // SQLite would delete a log beside an empty file, which is kept below.
    const isLogAlone = !hadContent && existsSync(`${file}-wal`)
    if (!isLogAlone) release = await hold(file)
    if (hadContent && !isConfirmed)
      await confirm(`${shown(file)} is replaced by what ${content.name} holds, and kept under a dated name.`)
    let loaded: Loaded | undefined
    await writePart(product, part, file, async (engine) => {
      loaded = await fillSqlite(engine, (target) => fillRestored(product, content, target))
    })
    giveToOwner(part, isMissing ? dirname(file) : file)
    // Windows lets no open file be replaced.
    if (process.platform === 'win32') release()
    const kept = replace(file, part, hadContent)
    isReplaced = true
    const notes = kept ? [`What it held before is in ${shown(kept)}.`] : []
    return { loaded: loaded!, name: shown(file), notes }
  } catch (error) {
    throw error instanceof StartError ? error : cannotWrite(file, error)
  } finally {
    discard(part)
    release()
    if (!isReplaced && !hadContent) discard(file, isMissing ? ['', '-journal'] : ['-journal'])
  }
}
