import type { Output, Parsed } from 'atrium/contract/endpoint'
import { fileMegabyte, filePartBytes, mostMegabytes, type FileLimits } from 'atrium/contract/fields/file-types'
import type { fieldFiles } from 'atrium/contract/system/record/field-file'
import { rejectField } from '#server/call/field-error'
import type { Call } from '#server/call/call'
import { drawKey } from '#server/credentials/tokens'
import type { Database } from '#server/db/schema'
import { limitsFor } from './limits'
import { deleteLeft, deleteRows, ownFile, unused } from './own-files'
import { countParts, currentStore, partsOf, putPart, removeLater, writeParts, type FileInStore } from './store/parts'

/** The most files of a person that wait for a record, and the most bytes of them; for a further one the oldest are deleted. */
const mostWaiting = 100
const mostBytes = 2 * 1024 * fileMegabyte

/** Begins a file of the actor for a field. */
export async function beginFile(
  call: Call,
  { kind, field, name, size }: Parsed<typeof fieldFiles.begin>['body'],
): Promise<Output<typeof fieldFiles.begin>> {
  rejectSize(size, await limitsFor(call, kind, field))
  const { actor, now, deps } = call
  const row = { kind, field, recordId: null, state: 'open', name, type: '', size, store: currentStore(deps) } as const
  const fileKey = drawKey()
  const left = await deps.write(async (db) => {
    const gone = await deleteRows(db, await tooMany(db, actor.userId, size))
    await db
      .insertInto('fieldFiles')
      .values({ ...row, fileKey, ownerId: actor.userId, changedAt: now })
      .execute()
    return gone
  })
  await deleteLeft(deps, left)
  return { id: fileKey, partBytes: filePartBytes }
}

/** Returns the files of a person that a further one of a size leaves no room for: the oldest. */
async function tooMany(db: Database, ownerId: number, size: number): Promise<FileInStore[]> {
  const present = db.selectFrom('fieldFiles').where('ownerId', '=', ownerId).where('state', 'in', unused)
  const newestFirst = present.orderBy('changedAt', 'desc').orderBy('fileKey')
  let bytes = size
  return (await newestFirst.select(['fileKey', 'store', 'size']).execute()).filter((file, at) => {
    bytes += file.size
    return at >= mostWaiting - 1 || bytes > mostBytes
  })
}

function rejectSize(size: number, limits: FileLimits): void {
  const most = mostMegabytes(limits)
  if (size === 0) rejectField('size', 'emptyFile')
  if (size > most * fileMegabyte) rejectField('size', ['fileTooLarge', most])
}

/** Stores the next part of a file. Does nothing for one that is there already, such as after a connection that broke off behind it. */
export async function addPart(
  call: Call,
  { query: { id, part }, body }: Parsed<typeof fieldFiles.part>,
): Promise<Output<typeof fieldFiles.part>> {
  const { deps, db, now } = call
  const { size, store } = await ownFile(call, id)
  const parts = await countParts(db, id)
  if (part < parts) return { parts }
  const isLast = part === partsOf(size) - 1
  if (part !== parts || part >= partsOf(size)) rejectField('part', 'notOffered')
  if (body.length !== (isLast ? size - part * filePartBytes : filePartBytes)) rejectField('part', 'wrongFormat')
  const row = await putPart(deps, store, body)
  const isStored = await writeParts(deps, store, [row], async (trx) => {
    const open = trx.updateTable('fieldFiles').set({ changedAt: now }).where('fileKey', '=', id)
    const { numUpdatedRows } = await open.where('state', '=', 'open').executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const insert = trx.insertInto('fieldFileParts').values({ ...row, fileKey: id, part })
    const { numInsertedOrUpdatedRows } = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0
  })
  // The same part came twice at once: the other one counts.
  if (!isStored) await removeLater(deps, store, [row.partKey])
  return { parts: await countParts(db, id) }
}
