import type { Output, Parsed } from 'atrium/contract/endpoint'
import { fileMegabyte, filePartBytes, type FileLimits } from 'atrium/contract/fields/file-types'
import type { fieldFiles } from 'atrium/contract/system/record/field-file'
import type { Selectable } from 'kysely'
import { found } from '#server/call/checks/found'
import { rejectField } from '#server/call/field-error'
import type { Call } from '#server/call/call'
import type { FieldFileTable } from '#server/db/tables/file-tables'
import { limitsFor } from './limits'
import { currentStore, drawKey, partsOf, putPart, removeParts } from './parts'

export type FileRow = Selectable<FieldFileTable>

/** The most files of a person that wait for a record; a further one takes the place of the oldest. */
const mostWaiting = 100

/** Begins a file of the actor for a field. */
export async function beginFile(
  call: Call,
  { kind, field, name, size }: Parsed<typeof fieldFiles.begin>['body'],
): Promise<Output<typeof fieldFiles.begin>> {
  rejectSize(size, await limitsFor(call, kind, field))
  const { actor, now, deps } = call
  const row = { kind, field, recordId: null, state: 'open', name, type: '', size, store: currentStore(deps) } as const
  const fileKey = drawKey()
  await deps.write(async (db) => {
    const waiting = db.selectFrom('fieldFiles').where('ownerId', '=', actor.userId).where('state', '<>', 'used')
    const present = waiting
      .where('state', '<>', 'gone')
      .orderBy('changedAt', 'desc')
      .offset(mostWaiting - 1)
    const oldest = (await present.limit(mostWaiting).select('fileKey').execute()).map((one) => one.fileKey)
    if (oldest.length > 0)
      await db.updateTable('fieldFiles').set({ state: 'gone' }).where('fileKey', 'in', oldest).execute()
    await db
      .insertInto('fieldFiles')
      .values({ ...row, fileKey, ownerId: actor.userId, changedAt: now })
      .execute()
  })
  return { id: fileKey, partBytes: filePartBytes }
}

function rejectSize(size: number, { megabytes }: FileLimits): void {
  if (size === 0) rejectField('size', 'emptyFile')
  if (size > megabytes * fileMegabyte) rejectField('size', ['fileTooLarge', megabytes])
}

/** Returns a file that the actor sends and no record has yet. Throws `record.notFound` for any other. */
export async function ownFile({ db, actor }: Call, id: string): Promise<FileRow> {
  const own = db.selectFrom('fieldFiles').where('fileKey', '=', id).where('ownerId', '=', actor.userId)
  return found(await own.where('state', 'in', ['open', 'waiting']).selectAll().executeTakeFirst())
}

/** Returns how many parts of a file are there. */
export async function countParts(db: Call['db'], fileKey: string): Promise<number> {
  const rows = db.selectFrom('fieldFileParts').where('fileKey', '=', fileKey)
  const { n } = await rows.select(({ fn }) => fn.countAll<number | string>().as('n')).executeTakeFirstOrThrow()
  return Number(n)
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
  const isStored = await deps.write(async (trx) => {
    const open = trx.updateTable('fieldFiles').set({ changedAt: now }).where('fileKey', '=', id)
    const { numUpdatedRows } = await open.where('state', '=', 'open').executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const insert = trx.insertInto('fieldFileParts').values({ ...row, fileKey: id, part })
    const { numInsertedOrUpdatedRows } = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
    return Number(numInsertedOrUpdatedRows) > 0
  })
  // The same part came twice at once: the other one counts.
  if (!isStored) await removeParts(deps, store, [row.partKey])
  return { parts: await countParts(db, id) }
}
