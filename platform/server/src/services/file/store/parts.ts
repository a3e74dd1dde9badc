import type { ErrorCode } from 'atrium/contract/error/codes'
import { filePartBytes } from 'atrium/contract/fields/file-types'
import { AppError } from '#server/call/app-error'
import type { Deps } from '#server/call/call'
import type { FileStore } from '#server/call/file/file-store'
import { drawKey } from '#server/credentials/tokens'
import { chunksOf } from '#server/db/chunks'
import type { Database } from '#server/db/schema'

/** The store that is the database itself. */
export const inDatabase = 'database'
/** The one that the host has beside it: a folder or a bucket, which hold the same under the same names. */
export const outside = 'outside'

/** The store outside, and the log for what fails there. */
export type Outer = Pick<Deps, 'files' | 'log'>

/** A file, as far as its content needs it. */
export interface FileInStore {
  readonly fileKey: string
  readonly store: string
}

/** A part as its row has it: the content, or where another store keeps it. */
export interface PartRow {
  readonly partKey: string
  readonly digest: string
  readonly content: Uint8Array | null
}

/** Returns how many parts a file of a size has. */
export const partsOf = (size: number): number => Math.ceil(size / filePartBytes)

/** Returns the store for new files. */
export const currentStore = ({ files }: Pick<Deps, 'files'>): string => (files ? outside : inDatabase)

/** Errors of a file system, by Node's codes. */
const storeErrors: Readonly<Record<string, ErrorCode>> = { ENOSPC: 'file.noRoom', EDQUOT: 'file.noRoom' }

/** Runs a step of the store outside. Throws `file.noRoom` or `file.unavailable` for its errors, and logs them. */
export async function inStore<T>({ files, log }: Outer, work: (store: FileStore) => Promise<T>): Promise<T> {
  try {
    if (!files) throw new Error('FILES_URL names no store, but files are in one')
    return await work(files)
  } catch (error) {
    if (error instanceof AppError) throw error
    const { code = '', status, stack } = error as { code?: string; status?: number; stack?: string }
    log('error', 'store of files failed', { error: stack ?? String(error), code, status })
    throw new AppError(storeErrors[code] ?? 'file.unavailable')
  }
}

/** Stores a part where the files of its store are. Returns the row, which is still to be written. */
export async function putPart(
  deps: Pick<Deps, 'files' | 'log' | 'sha256'>,
  store: string,
  content: Uint8Array,
): Promise<PartRow> {
  const row = { partKey: drawKey(), digest: deps.sha256(content) }
  if (store === inDatabase) return { ...row, content }
  await inStore(deps, (outer) => outer.put(row.partKey, content))
  return { ...row, content: null }
}

/** Deletes parts from the store of their file, whose rows are gone or going. */
export async function removeParts(deps: Outer, store: string, partKeys: readonly string[]): Promise<void> {
  if (store === inDatabase || partKeys.length === 0) return
  await inStore(deps, (outer) => outer.remove(partKeys))
}

/** Deletes parts as `removeParts` does. One that cannot be deleted now is deleted by the job, since no row names it. */
export async function removeLater(deps: Outer, store: string, partKeys: readonly string[]): Promise<void> {
  await removeParts(deps, store, partKeys).catch((error: unknown) => {
    deps.log('warn', 'parts of files stay until the job deletes them', { parts: partKeys.length, error: String(error) })
  })
}

/** Returns those of some parts that a row names. */
export async function namedParts(db: Database, partKeys: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const some of chunksOf(partKeys)) {
    const rows = db.selectFrom('fieldFileParts').where('partKey', 'in', some).select('partKey')
    for (const { partKey } of await rows.execute()) named.add(partKey)
  }
  return named
}

/**
 * Writes the rows of parts that were put into a store. Where that fails, parts without a row are deleted there: a commit whose answer is lost may have
 * written them.
 */
export async function writeParts<T>(
  deps: Deps,
  store: string,
  rows: readonly PartRow[],
  write: (trx: Database) => Promise<T>,
): Promise<T> {
  try {
    return await deps.write(write)
  } catch (error) {
    const keys = rows.map(({ partKey }) => partKey)
    const named = await namedParts(deps.db, keys).catch(() => new Set(keys))
    await removeLater(
      deps,
      store,
      keys.filter((key) => !named.has(key)),
    )
    throw error
  }
}

/** Yields the content of a file from a byte on, a part at a time. Throws `file.unavailable` where a part is missing, or is not what was stored. */
export async function* chunksOfFile(
  { db, deps }: { readonly db: Database; readonly deps: Outer & Pick<Deps, 'sha256'> },
  { fileKey, store }: FileInStore,
  start = 0,
): AsyncGenerator<Uint8Array> {
  const first = Math.floor(start / filePartBytes)
  for (let part = first; ; part++) {
    const rows = db.selectFrom('fieldFileParts').where('fileKey', '=', fileKey).where('part', '=', part)
    const row = await rows.select(['partKey', 'digest', 'content']).executeTakeFirst()
    if (!row) return
    // A file that is being moved may have content in both places.
    const found = row.content ?? (await inStore(deps, (outer) => outer.get(row.partKey)))
    const content = found && new Uint8Array(found)
    if (!content || deps.sha256(content) !== row.digest) {
      const event = content ? 'a part of a file is not what was stored' : 'a part of a file is missing'
      deps.log('error', event, { file: fileKey, part, name: row.partKey, store })
      throw new AppError('file.unavailable')
    }
    yield part === first ? content.subarray(start - first * filePartBytes) : content
  }
}

/** Returns the keys of the parts of a file that no other file shares. */
export async function partKeysOf(db: Database, fileKey: string): Promise<string[]> {
  const rows = db.selectFrom('fieldFileParts as own').where('own.fileKey', '=', fileKey)
  const alone = rows.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('fieldFileParts as other')
          .whereRef('other.partKey', '=', 'own.partKey')
          .where('other.fileKey', '<>', fileKey)
          .select('other.partKey'),
      ),
    ),
  )
  return (await alone.select('own.partKey').execute()).map(({ partKey }) => partKey)
}

/** Returns how many parts of a file are there: they come in order. */
export async function countParts(db: Database, fileKey: string): Promise<number> {
  const rows = db.selectFrom('fieldFileParts').where('fileKey', '=', fileKey).orderBy('part', 'desc').limit(1)
  return ((await rows.select('part').executeTakeFirst())?.part ?? -1) + 1
}
