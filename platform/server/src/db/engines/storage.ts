import type { ErrorCode } from 'atrium/contract/error/codes'

/** The result codes of SQLite that make a difference here: https://www.sqlite.org/rescode.html */
const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
} as const
const notWritable = new Set<number | undefined>([sqliteCodes.readOnly, sqliteCodes.ioError, sqliteCodes.cannotOpen])

/** Why a database is not opened, in sentences that say what to do. */
export class DatabaseError extends Error {}

/** The path of the open database file leads to nothing, or to another file: what is written now would be lost. */
export class DatabaseFileGone extends Error {}

/** The primary result code of SQLite. Each library has a property of its own for it; other errors answer undefined. */
function sqliteCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const { rawCode, errcode, resultCode } = error as { rawCode?: unknown; errcode?: unknown; resultCode?: unknown }
  const code = rawCode ?? errcode ?? resultCode
  return typeof code === 'number' ? code & 0xff : undefined
}

/** Whether an error is one of SQLite. */
export function isOfSqlite(error: unknown): boolean {
  return sqliteCodeOf(error) !== undefined
}

/** Whether another connection holds the lock that a statement needs. The same statement may succeed later. */
export function isBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === sqliteCodes.busy
}

/** Whether a part of the database cannot be read for what is in it. */
export function isDamaged(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return sqliteCodeOf(error) === sqliteCodes.corrupt || code === 'XX001' || code === 'XX002'
}

/** Whether a file is no SQLite database, or not even its first page is readable as one. */
export function isNoDatabase(error: unknown): boolean {
  return sqliteCodeOf(error) === sqliteCodes.notDatabase
}

/** Returns the error code for when the database can store nothing at the moment or is damaged, on either engine. */
export function storageErrorCode(error: unknown): ErrorCode | undefined {
  if (error instanceof DatabaseFileGone) return 'server.fileGone'
  if (isDamaged(error)) return 'server.storageDamaged'
  const sqliteCode = sqliteCodeOf(error)
  const { code } = (error ?? {}) as { code?: unknown }
  if (sqliteCode === sqliteCodes.full || code === '53100') return 'server.storageFull'
  if (notWritable.has(sqliteCode) || code === '25006') return 'server.storageReadOnly'
  return undefined
}
