import type { StoredFile } from 'atrium/contract/fields/file-types'
import { keptFileFields } from 'atrium/contract/kind/fields-of'
import { filesIn, type FileInForm } from 'atrium/contract/kind/fields/media/file'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import { copyFile } from './copy-file'
import { storedFileOf } from '../own-files'
import { release } from './release'

type Values = Readonly<Record<string, unknown>>

/** A field of files of a record, which is new without an id. */
interface Place {
  readonly kind: string
  readonly field: string
  readonly recordId: number | undefined
}

/**
 * Takes the files that a form names, and releases those that it names no more. Returns the form with what is stored of each file. A new one has to be a file
 * that the actor sent for this field and that no record has; of one that another record has in this field and that the actor may read, it takes a copy. Others are
 * rejected at their field with `fileGone`. `before` is the record that is edited, with lists as the form has them.
 */
export async function takeKeptFiles(
  call: WriteCall,
  kind: Pick<FieldedKind, 'kind' | 'fields'>,
  form: Values,
  before: Values | undefined,
  recordId?: number,
): Promise<Values> {
  const taken: Record<string, unknown> = {}
  const rejected: Record<string, FieldError> = {}
  for (const [field] of keptFileFields(kind)) {
    if (form[field] === undefined) continue
    const present = filesIn(before?.[field]) as readonly StoredFile[]
    const asked = filesIn(form[field])
    const known = await takeList(call, { kind: kind.kind, field, recordId }, asked, present)
    const gone = asked.filter(({ id }) => !known.has(id)).map(({ id, name }) => name ?? id)
    if (gone.length > 0) rejected[field] = ['fileGone', gone.join(', ')]
    const files = asked.map(({ id }) => known.get(id))
    taken[field] = Array.isArray(form[field]) ? files : (files[0] ?? null)
  }
  rejectFields(rejected)
  return { ...form, ...taken }
}

/**
 * Takes files for a field of a new record, and returns what is stored of each, by the ids in the form; without those that are not the actor's to take. `placeFiles` then says
 * which record that is.
 */
export const takeFilesOf = (
  call: WriteCall,
  place: Pick<Place, 'kind' | 'field'>,
  asked: readonly FileInForm[],
): Promise<Map<string, StoredFile>> => takeList(call, { ...place, recordId: undefined }, asked, [])

/** Returns what is stored of the files of a field, by the ids in the form; without those that are not the actor's to take. */
async function takeList(
  call: WriteCall,
  place: Place,
  asked: readonly FileInForm[],
  present: readonly StoredFile[],
): Promise<Map<string, StoredFile>> {
  const { db, actor, now } = call
  const { kind, field, recordId } = place
  const known = new Map(present.map((file) => [file.id, file]))
  const added = asked.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  if (added.length > 0) {
    const own = db.updateTable('fieldFiles').where('fileKey', 'in', added).where('state', '=', 'waiting')
    const fitting = own.where('ownerId', '=', actor.userId).where('kind', '=', kind).where('field', '=', field)
    const used = { state: 'used' as const, recordId: recordId ?? null, changedAt: now }
    for (const row of await fitting.set(used).returningAll().execute()) known.set(row.fileKey, storedFileOf(row))
  }
  for (const id of added.filter((one) => !known.has(one))) {
    const copy = await copyFile(call, id, place)
    if (copy) known.set(id, copy)
  }
  const kept = new Set(asked.map(({ id }) => id))
  const removed = present.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  if (removed.length > 0) await release(db, removed, now)
  return known
}

/** Stores of which new record the files are that its form took. */
export async function placeKeptFiles(
  call: Pick<WriteCall, 'db'>,
  kind: Pick<FieldedKind, 'fields'>,
  stored: Values,
  recordId: number,
): Promise<void> {
  const keys = keptFileFields(kind).flatMap(([field]) => filesIn(stored[field]).map(({ id }) => id))
  await placeFiles(call, keys, recordId)
}

/** Stores of which new record some files are. */
export async function placeFiles(
  { db }: Pick<WriteCall, 'db'>,
  fileKeys: readonly string[],
  recordId: number,
): Promise<void> {
  for (const some of chunksOf(fileKeys))
    await db.updateTable('fieldFiles').set({ recordId }).where('fileKey', 'in', some).execute()
}
