import type { Endpoint } from 'atrium/contract/endpoint'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { keptFileFields } from 'atrium/contract/kind/fields-of'
import { filesIn } from 'atrium/contract/kind/fields/media/file'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { rejectFields } from '#server/call/field-error'
import { isRecordThere } from '#server/call/file/stored-files'
import type { FieldError } from '#server/call/text/field-error-code'
import type { Change, WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { Database } from '#server/db/schema'
import { storedFileOf } from './finish'

type Values = Readonly<Record<string, unknown>>

/** A field of files of a kind of record. */
interface Place {
  readonly kind: string
  readonly field: string
}

/**
 * Takes the files that a form names, and releases those that it names no more. Returns the form with what is stored of each file. A new one has to be a file
 * that the actor sent for this field and that no record has; otherwise the field is rejected with `notOffered`. `before` is the record that is
 * edited, with lists as the form has them.
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
    const files = await takeList(call, { kind: kind.kind, field }, filesIn(form[field]), present, recordId)
    if (!files) rejected[field] = 'notOffered'
    else taken[field] = Array.isArray(form[field]) ? files : (files[0] ?? null)
  }
  rejectFields(rejected)
  return { ...form, ...taken }
}

/** Returns what is stored of the files of a field; undefined where one of them is not the actor's to take. */
async function takeList(
  { db, actor, now }: WriteCall,
  { kind, field }: Place,
  asked: readonly { readonly id: string }[],
  present: readonly StoredFile[],
  recordId: number | undefined,
): Promise<StoredFile[] | undefined> {
  const known = new Map(present.map((file) => [file.id, file]))
  const added = asked.flatMap(({ id }) => (known.has(id) ? [] : [id]))
  if (added.length > 0) {
    const own = db.updateTable('fieldFiles').where('fileKey', 'in', added).where('state', '=', 'waiting')
    const fitting = own.where('ownerId', '=', actor.userId).where('kind', '=', kind).where('field', '=', field)
    const rows = await fitting
      .set({ state: 'used', recordId: recordId ?? null, changedAt: now })
      .returningAll()
      .execute()
    for (const row of rows) known.set(row.fileKey, storedFileOf(row))
    if (rows.length < new Set(added).size) return undefined
  }
  const kept = new Set(asked.map(({ id }) => id))
  const removed = present.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  if (removed.length > 0) await release(db, removed, now)
  return asked.map(({ id }) => known.get(id)!)
}

/** Lets the job delete files, which nobody reaches from now on. */
async function release(db: Database, fileKeys: readonly string[], now: number): Promise<void> {
  for (const some of chunksOf(fileKeys)) {
    const files = db.updateTable('fieldFiles').where('fileKey', 'in', some)
    await files.set({ state: 'gone', recordId: null, changedAt: now }).execute()
  }
}

/** Says of which new record the files are that its form took. */
export async function placeKeptFiles(
  { db }: Pick<WriteCall, 'db'>,
  kind: Pick<FieldedKind, 'fields'>,
  form: Values,
  recordId: number,
): Promise<void> {
  const keys = keptFileFields(kind).flatMap(([field]) => filesIn(form[field]).map(({ id }) => id))
  if (keys.length > 0) await db.updateTable('fieldFiles').set({ recordId }).where('fileKey', 'in', keys).execute()
}

/** Releases the files of the records which a call deleted for good. */
export async function releaseFilesOf(
  { db, deps, now }: Pick<WriteCall, 'db' | 'deps' | 'now'>,
  { audit }: Pick<Endpoint, 'audit'>,
  changes: readonly Change[],
): Promise<void> {
  const { recordKinds } = deps.product.contract
  for (const { target = audit?.target ?? '', id, after } of changes) {
    const kind = recordKinds[target]
    if (after || !kind || !hasFiles(kind) || (kind.softDelete && (await isRecordThere(db, kind, id)))) continue
    const files = db.updateTable('fieldFiles').where('kind', '=', target).where('recordId', '=', id)
    await files.set({ state: 'gone', recordId: null, changedAt: now }).execute()
  }
}

/** Whether records of a kind have files in fields. */
export const hasFiles = (kind: RecordKind): kind is FieldedKind =>
  kind.permissions !== undefined && keptFileFields(kind as FieldedKind).length > 0
