import type { StoredFile } from 'atrium/contract/fields/file-types'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'
import { drawKey } from '#server/credentials/tokens'
import { storedFileOf } from '../own-files'
import { requireFile } from '../read/read-file'

interface Place {
  readonly kind: string
  readonly field: string
  readonly recordId: number | undefined
}

/**
 * Copies a file that another record has in the same field, for a record that is saved as a new one. In a store outside both have the same parts. Returns undefined where there is
 * no such file, or the actor may not read it.
 */
export async function copyFile(
  call: WriteCall,
  id: string,
  { kind, field, recordId }: Place,
): Promise<StoredFile | undefined> {
  const { db, actor, now } = call
  const rows = db.selectFrom('fieldFiles').where('fileKey', '=', id).where('kind', '=', kind).where('field', '=', field)
  const row = await rows.where('state', '=', 'used').selectAll().executeTakeFirst()
  if (!row || !(await mayRead(call, row))) return undefined
  const copy = { ...row, fileKey: drawKey(), recordId: recordId ?? null, ownerId: actor.userId, changedAt: now }
  await db.insertInto('fieldFiles').values(copy).execute()
  const parts = db.selectFrom('fieldFileParts').where('fileKey', '=', id)
  await db
    .insertInto('fieldFileParts')
    .columns(['fileKey', 'part', 'partKey', 'digest', 'content'])
    .expression(parts.select((eb) => [eb.val(copy.fileKey).as('fileKey'), 'part', 'partKey', 'digest', 'content']))
    .execute()
  return storedFileOf(copy)
}

async function mayRead(call: WriteCall, row: Parameters<typeof requireFile>[1]): Promise<boolean> {
  try {
    await requireFile(call, row)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'record.notFound') return false
    throw error
  }
}
