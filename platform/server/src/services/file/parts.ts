import type { ErrorCode } from 'atrium/contract/error/codes'
import { filePartBytes } from 'atrium/contract/fields/file-types'
import { AppError } from '#server/call/app-error'
import type { Deps } from '#server/call/call'
import type { FileStore } from '#server/call/file/file-store'
import { createToken } from '#server/credentials/tokens'
import type { Database } from '#server/db/schema'

/** The store that is the database itself, and the one that the host has beside it: a folder or a bucket, which hold the same under the same names. */
export const inDatabase = 'database'
const outside = 'outside'

/** A file, as far as its content needs it. */
export interface FileInStore {
  readonly fileKey: string
  readonly store: string
}

/** A part as its row has it: the content, or where another store keeps it. */
export interface PartRow {
  readonly partKey: string
  readonly content: Uint8Array | null
}

/** 22 characters of base64url: more than 128 random bits. */
export const drawKey = () => createToken().slice(0, 22)

/** Returns how many parts a file of a size has. */
export const partsOf = (size: number): number => Math.ceil(size / filePartBytes)

/** The store for new files. */
export const currentStore = ({ files }: Pick<Deps, 'files'>): string => (files ? outside : inDatabase)

/** Errors of a file system, by Node's codes. */
const storeErrors: Readonly<Record<string, ErrorCode>> = { ENOSPC: 'file.noRoom', EDQUOT: 'file.noRoom' }

/** Runs a step of the store outside. Throws `file.noRoom` or `file.unavailable` for its errors, and logs them. */
async function inStore<T>({ files, log }: Deps, work: (store: FileStore) => Promise<T>): Promise<T> {
  try {
    if (!files) throw new Error('FILES_URL names no store, but files are in one')
    return await work(files)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    log('error', 'store of files failed', { error: String(error) })
    throw new AppError(storeErrors[code] ?? 'file.unavailable')
  }
}

/** Stores a part where the files of its store are. Returns the row, which is still to be written. */
export async function putPart(deps: Deps, store: string, content: Uint8Array): Promise<PartRow> {
  const partKey = drawKey()
  if (store === inDatabase) return { partKey, content }
  await inStore(deps, (outer) => outer.put(partKey, content))
  return { partKey, content: null }
}

/** Deletes parts from the store of their file, whose rows are gone or going. */
export async function removeParts(deps: Deps, store: string, partKeys: readonly string[]): Promise<void> {
  if (store === inDatabase || partKeys.length === 0) return
  await inStore(deps, (outer) => outer.remove(partKeys))
}

/** Yields the content of a file, a part at a time. Throws `file.unavailable` where a part is missing. */
export async function* chunksOfFile(
  { db, deps }: { readonly db: Database; readonly deps: Deps },
  { fileKey, store }: FileInStore,
): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const rows = db.selectFrom('fieldFileParts').where('fileKey', '=', fileKey).where('part', '=', part)
    const row = await rows.select(['partKey', 'content']).executeTakeFirst()
    if (!row) return
    const content = store === inDatabase ? row.content : await inStore(deps, (outer) => outer.get(row.partKey))
    if (!content) {
      deps.log('error', 'a part of a file is missing', { file: fileKey, part })
      throw new AppError('file.unavailable')
    }
    yield new Uint8Array(content)
  }
}

/** Returns the keys of the parts of a file. */
export async function partKeysOf(db: Database, fileKey: string): Promise<string[]> {
  const rows = await db.selectFrom('fieldFileParts').where('fileKey', '=', fileKey).select('partKey').execute()
  return rows.map(({ partKey }) => partKey)
}
