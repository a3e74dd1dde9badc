import { isFileKey } from 'atrium/contract/fields/stored-file'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import type { Insertable } from 'kysely'
import { chunksOf } from '#server/db/chunks'
import type { Database, FileTable } from '#server/db/schema'
import { rejectFields } from '../field-error'
import type { FieldError } from '../text/field-error-code'
import type { WriteCall } from '../write-call'

type Values = Readonly<Record<string, unknown>>

/** How long an upload may wait for the record that takes it. */
const unusedMillis = 24 * 3_600_000

const keyIn = (values: Values | undefined, field: string): string | undefined => {
  const value = values?.[field]
  return typeof value === 'string' && isFileKey(value) ? value : undefined
}

/**
 * Takes the files that the fields of a saved form name: call it with the form, and for an edit with the record as it was. A
 * file has one place, so a new key has to be an upload of the actor that no record uses yet; otherwise the field is rejected
 * with `notOffered`. A file that another one takes the place of is deleted. A field that is left out stays as it is.
 */
export async function takeFiles(
  { db, actor }: WriteCall,
  fields: readonly string[],
  form: Values,
  before?: Values,
): Promise<void> {
  const rejected: Record<string, FieldError> = {}
  for (const field of fields) {
    if (form[field] === undefined || form[field] === before?.[field]) continue
    const [key, old] = [keyIn(form, field), keyIn(before, field)]
    if (key) {
      const unused = db.updateTable('files').set({ inUse: 1 }).where('fileKey', '=', key).where('inUse', '=', 0)
      const { numUpdatedRows } = await unused.where('ownerId', '=', actor.userId).executeTakeFirst()
      if (numUpdatedRows === 0n) rejected[field] = 'notOffered'
    }
    if (old) await db.deleteFrom('files').where('fileKey', '=', old).execute()
  }
  rejectFields(rejected)
}

/**
 * Takes an upload of a person for a place where files stay when another one takes their place, or with `isEarlier` one that was there
 * before. Returns whether there is such a file.
 */
export async function takeLastingFile(
  { db, actor }: Pick<WriteCall, 'db' | 'actor'>,
  key: string,
  isEarlier: boolean,
): Promise<boolean> {
  const file = db.updateTable('files').set({ inUse: 1 }).where('fileKey', '=', key)
  const upload = file.where('inUse', '=', 0).where('ownerId', '=', actor.userId)
  const { numUpdatedRows } = await (isEarlier ? file : upload).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The most uploads of a user that wait for a record; a further one takes the place of the oldest. */
const maxWaiting = 20

/** Keeps an upload until a record takes it. */
export async function keepUpload(
  db: Database,
  upload: Insertable<FileTable> & { readonly ownerId: number },
): Promise<void> {
  const waiting = db.selectFrom('files').where('ownerId', '=', upload.ownerId).where('inUse', '=', 0)
  const ids = await waiting.select('fileId').orderBy('fileId', 'desc').execute()
  const oldest = ids.slice(maxWaiting - 1).map(({ fileId }) => fileId)
  if (oldest.length > 0) await db.deleteFrom('files').where('fileId', 'in', oldest).execute()
  await db.insertInto('files').values(upload).execute()
}

/** Deletes the files of records that are deleted. */
export async function deleteFiles(
  { db }: Pick<WriteCall, 'db'>,
  fields: readonly string[],
  records: readonly object[],
): Promise<void> {
  const keys = records.flatMap((record) => fields.flatMap((field) => keyIn(record as Values, field) ?? []))
  if (keys.length > 0) await db.deleteFrom('files').where('fileKey', 'in', keys).execute()
}

/** Deletes files that were attached to records by version 0.2, and are files of fields now. */
export async function deleteFormerFiles(db: Database): Promise<void> {
  const attached = db.selectFrom('recordFiles').innerJoin('files', 'files.fileId', 'recordFiles.fileId')
  const copied = attached.innerJoin('fieldFiles', 'fieldFiles.fileKey', 'files.fileKey').select('files.fileId')
  const ids = (await copied.execute()).map(({ fileId }) => fileId)
  for (const some of chunksOf(ids)) {
    await db.deleteFrom('recordFiles').where('fileId', 'in', some).execute()
    await db.deleteFrom('files').where('fileId', 'in', some).execute()
  }
}

/** Whether the row of a record is there, such as in the bin. */
export async function isRecordThere(db: Database, { table, id: key }: RecordKind, id: number): Promise<boolean> {
  const rows = db.selectFrom(table as 'posts').where(key as 'postId', '=', id)
  return (await rows.select(key as 'postId').executeTakeFirst()) !== undefined
}

/** Deletes uploads that no record has taken in time. */
export async function deleteUnusedFiles(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('files')
    .where('inUse', '=', 0)
    .where('createdAt', '<=', now - unusedMillis)
    .execute()
}
