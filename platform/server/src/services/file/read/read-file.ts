import type { Permission } from 'atrium/contract/access'
import type { Parsed } from 'atrium/contract/endpoint'
import { attachedFiles } from 'atrium/contract/fields/file-types'
import type { fieldFiles } from 'atrium/contract/system/record/field-file'
import { requireRecord } from '#server/access/records/require-record'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { FileContent, StoredContent } from '#server/call/file/download'
import { fileOwnerOf } from '#server/call/file/file-owner'
import type { FileRow } from '../own-files'
import { readPicture } from '../picture/picture'
import { chunksOfFile } from '../store/parts'

/** The parts of a call that decide who may read a file. */
export type Reader = Pick<Call, 'db' | 'deps' | 'actor'>

/** Throws `record.notFound` unless the actor may read the record of a file, or has sent it and no record has it yet. */
export async function requireFile(call: Reader, { kind, field, recordId, state, ownerId }: FileRow): Promise<void> {
  if (state === 'waiting' && ownerId === call.actor.userId) return
  if (state !== 'used' || recordId === null) throw new AppError('record.notFound')
  const { permissions, details } = call.deps.product.contract.recordKinds[kind] ?? {}
  const { access = [], files } = details ?? {}
  if (field === attachedFiles) return requireRecord(call, { kind, id: recordId }, files && [access])
  const owner = fileOwnerOf(call.deps, kind)
  if (owner) {
    if (await owner.mayRead(call, recordId)) return
    throw new AppError('record.notFound')
  }
  if (!permissions) throw new AppError('record.notFound')
  const list: Permission = `${permissions}:list`
  await requireRecord(call, { kind, id: recordId }, [[list, ...access]])
}

/** Returns the row of a file that the actor may read. */
export async function readableFile(call: Reader, id: string): Promise<FileRow> {
  const row = found(await call.db.selectFrom('fieldFiles').where('fileKey', '=', id).selectAll().executeTakeFirst())
  await requireFile(call, row)
  return row
}

/** Returns the content of a file that the actor may read. */
export async function contentOf(call: Reader, id: string): Promise<FileContent> {
  const { db, deps, actor } = call
  const row = await readableFile(call, id)
  const { fileKey: key, name, type, size } = row
  return new FileContent({ key, name, type, size, reader: actor.userId }, (start) =>
    chunksOfFile({ db, deps }, row, start),
  )
}

/** Returns the content of a file, or its small picture. */
export async function readKeptFile(
  call: Call,
  { id, thumbnail }: Parsed<typeof fieldFiles.read>['query'],
): Promise<FileContent | StoredContent> {
  if (thumbnail === undefined) return contentOf(call, id)
  const small = new Uint8Array(found((await readableFile(call, id)).thumbnail ?? undefined))
  return new StoredContent(readPicture(small)!.type, small)
}
