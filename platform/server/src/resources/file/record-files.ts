import type { Output, Parsed } from 'atrium/contract/endpoint'
import { maxFileBytes } from 'atrium/contract/fields/stored-file'
import { mostRecordFiles, type recordFiles } from 'atrium/contract/system/record/record-files'
import { requireRecord, type NamedRecord } from '#server/access/records/require-record'
import { userInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { Download } from '#server/call/download'
import { rejectField } from '#server/call/field-error'
import { found } from '#server/call/checks/found'
import { attachFile, detachFile } from '#server/call/file/stored-files'
import type { WriteCall } from '#server/call/write-call'
import { list, type RowOrder } from '#server/db/page'
import type { Params } from '#server/db/statement'
import type { Schema } from '#server/db/schema'
import { drawKey } from '#server/credentials/tokens'
import { once, rejectHarmful } from '#server/services/file/check/scan'
import { decode } from './file'

/** Throws `record.notFound` unless the actor may read the files of the record, or may change them. */
async function requireFiles(call: Call, record: NamedRecord, isChange = false): Promise<void> {
  const { access, files } = call.deps.product.contract.recordKinds[record.kind]?.details ?? {}
  await requireRecord(call, record, access && files && (isChange ? [access, files] : [access]))
}

const readPage = list({
  from: (db, { kind, recordId }: Params<{ kind: string; recordId: number }>) =>
    db
      .selectFrom('recordFiles')
      .innerJoin('files', 'files.fileId', 'recordFiles.fileId')
      .where('recordFiles.kind', '=', kind)
      .where('recordFiles.recordId', '=', recordId),
  order: (): RowOrder<Pick<Schema, 'recordFiles' | 'files'>, 'recordFiles' | 'files'> => [
    ['recordFiles.fileId', 'desc'],
  ],
  select: (all) =>
    all.select(['recordFiles.fileId', 'recordFiles.fileName', 'files.size', 'files.createdAt', 'files.ownerId']),
})

export async function pageOfFiles(
  call: Call,
  { kind, id, page, size }: Parsed<typeof recordFiles.list>['query'],
): Promise<Output<typeof recordFiles.list>> {
  await requireFiles(call, { kind, id })
  const { items, pageInfo } = await readPage(call.db, { kind, recordId: id }, { page, size })
  const owners = [0, ...items.flatMap(({ ownerId }) => ownerId ?? [])]
  const users = call.db.selectFrom('users').where('userId', 'in', owners).where(userInScope(call.actor))
  const names = new Map((await users.select(['userId', 'nickname']).execute()).map((row) => [row.userId, row.nickname]))
  return {
    items: items.map(({ fileId, fileName, size, createdAt, ownerId }) => ({
      fileId,
      name: fileName,
      size,
      at: new Date(createdAt).toISOString(),
      by: names.get(ownerId ?? 0) ?? null,
    })),
    pageInfo,
  }
}

const theFile = (db: Call['db'], { kind, id, fileId }: NamedRecord & { fileId: number }) =>
  db
    .selectFrom('recordFiles')
    .innerJoin('files', 'files.fileId', 'recordFiles.fileId')
    .where('recordFiles.fileId', '=', fileId)
    .where('kind', '=', kind)
    .where('recordId', '=', id)

/** No browser shows or runs it: the type says nothing of the content, which may be anything. */
export async function readRecordFile(call: Call, query: Parsed<typeof recordFiles.read>['query']): Promise<Download> {
  await requireFiles(call, query)
  const { fileName, content } = found(await theFile(call.db, query).select(['fileName', 'content']).executeTakeFirst())
  return new Download(fileName, 'application/octet-stream', once(new Uint8Array(content)))
}

/** Checks a file, and returns what attaches it to a record and returns its id. */
export async function addRecordFile(
  prepared: Call,
  { kind, id, name, content }: Parsed<typeof recordFiles.add>['body'],
): Promise<(call: WriteCall) => Promise<number>> {
  await requireFiles(prepared, { kind, id }, true)
  const bytes = decode(content.replace(/^data:[^,]*,/, ''))
  if (!bytes) return rejectField('content', 'wrongFormat')
  if (bytes.length > maxFileBytes) rejectField('content', ['tooLarge', maxFileBytes])
  await rejectHarmful(prepared.deps, once(bytes))
  return (call) => attach(call, { kind, id, name, bytes })
}

interface Attachment extends NamedRecord {
  readonly name: string
  readonly bytes: Uint8Array
}

async function attach(call: WriteCall, { kind, id, name, bytes }: Attachment): Promise<number> {
  await requireFiles(call, { kind, id }, true)
  const { db, actor, now, changed } = call
  const present = db.selectFrom('recordFiles').where('kind', '=', kind).where('recordId', '=', id).select('fileId')
  if ((await present.execute()).length >= mostRecordFiles) rejectField('content', ['tooManyFiles', mostRecordFiles])
  const file = { fileKey: drawKey(), type: 'application/octet-stream', size: bytes.length, content: bytes }
  const fileId = await attachFile(
    db,
    { ...file, ownerId: actor.userId, createdAt: now },
    { kind, recordId: id, fileName: name },
  )
  changed({ id, before: {}, after: { attachment: name } })
  return fileId
}

export async function removeRecordFile(
  call: WriteCall,
  query: Parsed<typeof recordFiles.remove>['query'],
): Promise<null> {
  await requireFiles(call, query, true)
  const { fileName } = found(await theFile(call.db, query).select('fileName').executeTakeFirst())
  await detachFile(call.db, query.fileId)
  call.changed({ id: query.id, before: { attachment: fileName }, after: {} })
  return null
}
