import { chownSync, existsSync, realpathSync, statSync, type Stats } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import type { Product } from '#server/call/resource'
import { storageErrorCode } from '#server/db/engines/storage'
import { readSettings, StartError } from '../settings'
import type { Environment } from '../settings/environment'

/** Runs a command. A StartError is printed as its sentence, any other error whole; both end with exit code 1. */
export function runCommand(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  })
}

/** Returns the path of the SQLite file that `DATABASE_URL` names. Throws a StartError for one in memory. */
export function databaseFile(product: Product): string {
  const { databaseUrl } = readSettings(product, process.env)
  return fileOf(databaseUrl)
}

const unset = { DATABASE_URL_FILE: '', DATABASE_READ_URL: '', DATABASE_READ_URL_FILE: '' }

/** Returns an address with the password, schema and authority that the settings have for it. Throws a StartError where they contradict it. */
export const addressFor = (product: Product, environment: Environment, url: string): string =>
  readSettings(product, { ...environment, DATABASE_URL: url, ...unset }).databaseUrl

/** Returns the path of the SQLite file that an address names. Throws a StartError for one in memory. */
export function fileOf(url: string): string {
  const file = url.slice('file:'.length)
  if (file !== ':memory:') return file
  throw new StartError('DATABASE_URL names a database in memory, which ends with its server. Set it to a file.')
}

/** Returns an error about a database that others have open. */
export const inUse = (name: string, again: string) =>
  new StartError(
    `${name} is in use, and is left as it is. Stop the server, and whatever else has it open, and ${again}.`,
  )

/** A path as it is printed: from the working folder on where it is below that. */
export function shown(path: string): string {
  const short = relative('', path)
  return short === '' || short.startsWith('..') || isAbsolute(short) ? path : short
}

/** Returns what leads to the same file however it is named: its real path, also where only its folder is there. */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(realPathOf(folder), basename(path))
  }
}

/** Returns what the path leads to; undefined where that is nothing, or cannot be seen. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** Whether two paths lead to one file, by another link too. */
export function isSameFile(path: string, other: string): boolean {
  const [one, two] = [lookAt(path), lookAt(other)]
  if (one && two) return one.ino === two.ino && one.dev === two.dev
  return realPathOf(path) === realPathOf(other)
}

/** Throws a StartError unless the path leads to a file. */
export function rejectMissing(path: string, advice: string): void {
  const found = lookAt(path)
  if (!found) throw new StartError(`${shown(path)} does not exist, or this account may not see it. ${advice}`)
  if (!found.isFile()) throw new StartError(`${shown(path)} is no file. ${advice}`)
}

/** Returns a StartError that says why a file could not be written, and what to do. */
export function cannotWrite(path: string, error: unknown): StartError {
  const { message, code } = error as NodeJS.ErrnoException
  const folder = shown(dirname(path)) || '.'
  const denied = `This account may not write to ${folder}. Allow it, run this as the owner, or name another folder.`
  const full = `There is no room on the disk of ${folder}. Free as much as the database takes, or name a file on another disk.`
  const reasons: Record<string, string> = {
    ENOENT: `The folder ${folder} does not exist. Create it, or name another one.`,
    ENOTDIR: `${folder} is no folder. Name another one.`,
    EACCES: denied,
    EPERM: denied,
    EROFS: `The disk of ${folder} is read-only. Name a file on another disk.`,
    ENOSPC: full,
    EDQUOT: full,
  }
  const reason = storageErrorCode(error) === 'server.storageFull' ? full : reasons[code ?? '']
  return new StartError(reason ?? `${shown(path)} cannot be written (${message}).`)
}

/** Gives a copy to the account that has the file where the command runs as root; without that file, to the one that has the folder. */
export function giveToOwner(copy: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(existsSync(file) ? file : dirname(file))
  chownSync(copy, uid, gid)
}
