import type { Endpoint } from 'atrium/contract/endpoint'
import { keptFileFields } from 'atrium/contract/kind/fields-of'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import type { Deps } from '#server/call/call'
import { fileOwnerOf } from '#server/call/file/file-owner'
import { isRecordThere } from '#server/call/file/stored-files'
import type { Change, WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { Database } from '#server/db/schema'

/** Lets the job delete files, which nobody reaches from now on. */
export async function release(db: Database, fileKeys: readonly string[], now: number): Promise<void> {
  for (const some of chunksOf(fileKeys)) {
    const files = db.updateTable('fieldFiles').where('fileKey', 'in', some)
    await files.set({ state: 'gone', recordId: null, changedAt: now }).execute()
  }
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
    if (after || !kind || !hasFiles(deps, kind) || (kind.softDelete && (await isRecordThere(db, kind, id)))) continue
    const files = db.updateTable('fieldFiles').where('kind', '=', target).where('recordId', '=', id)
    await files.set({ state: 'gone', recordId: null, changedAt: now }).execute()
  }
}

/** Returns whether records of a kind have files in fields of the kind. */
export const hasFileFields = (kind: RecordKind): boolean =>
  kind.permissions !== undefined && keptFileFields(kind).length > 0

/** Returns whether records of a kind have files: in its fields, attached to them, or in data of a module. */
export const hasFiles = (deps: Deps, kind: RecordKind): boolean =>
  fileOwnerOf(deps, kind.kind) !== undefined || hasFileFields(kind) || kind.details?.files !== undefined
