import type { Output, Parsed } from 'atrium/contract/endpoint'
import { attachedFileLimits, attachedFiles } from 'atrium/contract/fields/file-types'
import type { recordFiles } from 'atrium/contract/system/record/record-files'
import { requireRecord, type NamedRecord } from '#server/access/records/require-record'
import { accountInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { list, type RowOrder } from '#server/db/page'
import type { Schema } from '#server/db/schema'
import type { Params } from '#server/db/statement'
import { storedFileOf } from '#server/services/file/own-files'
import { release } from '#server/services/file/record/release'
import { placeFiles, takeFilesOf } from '#server/services/file/record/take-files'

/** Throws `record.notFound` unless the actor may read the files of the record, or may change them. */
async function requireFiles(call: Call, record: NamedRecord, isChange = false): Promise<void> {
  const { access, files } = call.deps.product.contract.recordKinds[record.kind]?.details ?? {}
  await requireRecord(call, record, access && files && (isChange ? [access, files] : [access]))
}

const attached = (db: Call['db']) =>
  db.selectFrom('fieldFiles').where('field', '=', attachedFiles).where('state', '=', 'used')

const readPage = list({
  from: (db, { kind, id }: Params<NamedRecord>) => attached(db).where('kind', '=', kind).where('recordId', '=', id),
  order: (): RowOrder<Pick<Schema, 'fieldFiles'>, 'fieldFiles'> => [
    ['changedAt', 'desc'],
    ['fileKey', 'desc'],
  ],
  select: (all) => all.selectAll(),
})

const filesOf = (db: Call['db'], { kind, id }: NamedRecord) =>
  attached(db).where('kind', '=', kind).where('recordId', '=', id)

export async function pageOfFiles(
  call: Call,
  { kind, id, page, size }: Parsed<typeof recordFiles.list>['query'],
): Promise<Output<typeof recordFiles.list>> {
  await requireFiles(call, { kind, id })
  const { items, pageInfo } = await readPage(call.db, { kind, id }, { page, size })
  const owners = [0, ...items.flatMap(({ ownerId }) => ownerId ?? [])]
  const users = call.db.selectFrom('users').where('userId', 'in', owners).where(accountInScope(call.actor))
  const names = new Map((await users.select(['userId', 'nickname']).execute()).map((row) => [row.userId, row.nickname]))
  return {
    items: items.map((row) => ({
      ...storedFileOf(row),
      at: new Date(row.changedAt).toISOString(),
      by: names.get(row.ownerId ?? 0) ?? null,
    })),
    pageInfo,
  }
}

export async function addRecordFile(
  call: WriteCall,
  { kind, id, fileId }: Parsed<typeof recordFiles.add>['body'],
): Promise<null> {
  await requireFiles(call, { kind, id }, true)
  const present = await filesOf(call.db, { kind, id }).select('fileKey').execute()
  // The call came before, and its reply was lost.
  if (present.some(({ fileKey }) => fileKey === fileId)) return null
  const { most } = attachedFileLimits
  if (present.length >= most) rejectField('fileId', ['tooManyFiles', most])
  const taken = await takeFilesOf(call, { kind, field: attachedFiles }, [{ id: fileId }])
  const file = taken.get(fileId)
  if (!file) return rejectField('fileId', ['fileGone', fileId])
  await placeFiles(call, [file.id], id)
  call.changed({ id, before: {}, after: { attachment: file.name } })
  return null
}

export async function removeRecordFile(
  call: WriteCall,
  { kind, id, fileId }: Parsed<typeof recordFiles.remove>['query'],
): Promise<null> {
  await requireFiles(call, { kind, id }, true)
  const file = filesOf(call.db, { kind, id }).where('fileKey', '=', fileId)
  const { name } = found(await file.select('name').executeTakeFirst())
  await release(call.db, [fileId], call.now)
  call.changed({ id, before: { attachment: name }, after: {} })
  return null
}
