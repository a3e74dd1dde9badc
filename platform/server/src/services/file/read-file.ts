import type { Permission } from 'atrium/contract/access'
import type { Parsed } from 'atrium/contract/endpoint'
import type { fieldFiles } from 'atrium/contract/system/record/field-file'
import { requireRecord } from '#server/access/records/require-record'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { FileContent, StoredContent } from '#server/call/download'
import { chunksOfFile } from './parts'
import { readPicture } from './picture/picture'
import type { FileRow } from './upload'

/** Throws `record.notFound` unless the actor may read the record of a file, or has sent it and no record has it yet. */
async function requireFile(call: Call, { kind, recordId, state, ownerId }: FileRow): Promise<void> {
  if (state === 'waiting' && ownerId === call.actor.userId) return
  if (state !== 'used' || recordId === null) throw new AppError('record.notFound')
  const { permissions, details } = call.deps.product.contract.recordKinds[kind] ?? {}
  if (!permissions) throw new AppError('record.notFound')
  const list: Permission = `${permissions}:list`
  await requireRecord(call, { kind, id: recordId }, [[list, ...(details?.access ?? [])]])
}

/** Returns the content of a file, or its small picture. */
export async function readKeptFile(
  call: Call,
  { id, thumbnail }: Parsed<typeof fieldFiles.read>['query'],
): Promise<FileContent | StoredContent> {
  const { db, deps } = call
  const row = found(await db.selectFrom('fieldFiles').where('fileKey', '=', id).selectAll().executeTakeFirst())
  await requireFile(call, row)
  if (thumbnail === undefined) return new FileContent(row, chunksOfFile({ db, deps }, row))
  const small = new Uint8Array(found(row.thumbnail ?? undefined))
  return new StoredContent(readPicture(small)!.type, small)
}
