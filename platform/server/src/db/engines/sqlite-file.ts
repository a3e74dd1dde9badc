import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseFileGone, DatabaseError } from './storage'

/** How often the path is compared with the open file, in milliseconds. */
const watchMillis = 2000

const look = (path: string) => statSync(path, { throwIfNoEntry: false })

export const sizeOf = (path: string) => look(path)?.size ?? 0

/** Takes the permissions of group and others from a file of ours. */
function keepToOwner(path: string): void {
  const found = look(path)
  if (!found?.isFile() || found.uid !== process.getuid?.() || !(found.mode & 0o077)) return
  try {
    chmodSync(path, found.mode & 0o700)
  } catch {
    // Some file systems have no such permissions, and a read-only one changes none. The database works without.
  }
}

/**
 * Makes sure that there is a file to open, which only its owner may read, and returns its real path. SQLite gives the files
 * beside it the same permissions. Throws a DatabaseError where opening would lose the changes in a write-ahead log.
 */
export function prepareFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  const isMissing = !existsSync(path)
  const file = isMissing ? path : realpathSync(path)
  // SQLite deletes a log that is beside an empty file.
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0) {
    throw new DatabaseError(
      `It is ${isMissing ? 'missing' : 'empty'}, but ${file}-wal beside it holds changes of a database. Put the database file back that belongs to it, or move ${file}-wal away to begin with an empty database.`,
    )
  }
  if (isMissing) closeSync(openSync(path, 'a', 0o600))
  for (const suffix of ['', '-wal', '-shm', '-journal']) keepToOwner(file + suffix)
  return realpathSync(path)
}

/** Whether the path of an open database file still leads to that file. */
export interface FileWatch {
  /** Throws a DatabaseFileGone when it does not. */
  readonly check: () => void
  readonly stop: () => void
}

/** Compares the path with the file it leads to now, every two seconds and when asked. `onGone` is called once for each loss. */
export function watchFile(path: string, onGone: (error: DatabaseFileGone) => void): FileWatch {
  const opened = statSync(path)
  let isGone = false
  function check() {
    const found = look(path)
    const wasGone = isGone
    isGone = found?.ino !== opened.ino || found.dev !== opened.dev
    if (!isGone) return
    const error = new DatabaseFileGone(`${path} was ${found ? 'replaced by another file' : 'deleted or moved'}`)
    if (!wasGone) onGone(error)
    throw error
  }
  function checkQuietly() {
    try {
      check()
    } catch {
      // onGone has it.
    }
  }
  const timer = setInterval(checkQuietly, watchMillis).unref()
  return { check, stop: () => clearInterval(timer) }
}
