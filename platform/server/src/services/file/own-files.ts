import type { StoredFile } from 'atrium/contract/fields/file-types'
import type { Selectable } from 'kysely'
import { AppError } from '#server/call/app-error'
import type { Call, Deps } from '#server/call/call'
import { rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'
import type { FieldFileTable } from '#server/db/tables/file-tables'
import type { Database } from '#server/db/schema'
import { partKeysOf, removeLater, type FileInStore } from './store/parts'

export type FileRow = Selectable<FieldFileTable>

/** The states of files that no record ever had. */
export const unused = ['open', 'checking', 'waiting'] as const

/** Returns a file as rows of its record have it. */
export const storedFileOf = ({ fileKey, name, type, size, width, height, thumbnail }: FileRow): StoredFile => ({
  id: fileKey,
  name,
  type,
  size,
  ...(width !== null && height !== null && { width, height }),
  ...(thumbnail && { hasThumbnail: true as const }),
})

/**
 * Returns a file that the actor sends and no record has yet. Throws `file.gone` for any other, and for one whose content was rejected its field errors again.
 */
export async function ownFile({ db, actor }: Call, id: string): Promise<FileRow> {
  const own = db.selectFrom('fieldFiles').where('fileKey', '=', id).where('ownerId', '=', actor.userId)
  const row = await own.selectAll().executeTakeFirst()
  if (row?.rejected) rejectFields(JSON.parse(row.rejected) as Record<string, FieldError>)
  if (!row || !(unused as readonly string[]).includes(row.state)) throw new AppError('file.gone')
  return row
}

/** Parts that no row names any more, with their store. */
interface Leftover {
  readonly store: string
  readonly partKeys: readonly string[]
}

/** Deletes the rows of files. Returns what is left of them in stores, to be deleted after the commit. */
export async function deleteRows(db: Database, files: readonly FileInStore[]): Promise<Leftover[]> {
  const left: Leftover[] = []
  for (const { fileKey, store } of files) {
    left.push({ store, partKeys: await partKeysOf(db, fileKey) })
    await db.deleteFrom('fieldFiles').where('fileKey', '=', fileKey).execute()
  }
  return left
}

/** Deletes from stores what is left of files whose rows were deleted. */
export async function deleteLeft(deps: Deps, left: readonly Leftover[]): Promise<void> {
  for (const { store, partKeys } of left) await removeLater(deps, store, partKeys)
}

/** Deletes a file of the actor that no record has. */
export async function removeOwnFile(call: Call, id: string): Promise<null> {
  const { deps, actor } = call
  const left = await deps.write(async (db) => {
    const own = db.selectFrom('fieldFiles').where('fileKey', '=', id).where('ownerId', '=', actor.userId)
    const rows = await own.where('state', 'in', unused).select(['fileKey', 'store']).execute()
    if (rows.length === 0) throw new AppError('file.gone')
    return deleteRows(db, rows)
  })
  await deleteLeft(deps, left)
  return null
}
