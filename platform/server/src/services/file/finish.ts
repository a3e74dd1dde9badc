import {
  type FileLimits,
  fileMegabyte,
  filePartBytes,
  mostPictureMegabytes,
  mostThumbnailBytes,
  takesType,
  typesOf,
  type StoredFile,
} from 'atrium/contract/fields/file-types'
import type { Parsed } from 'atrium/contract/endpoint'
import type { fieldFiles } from 'atrium/contract/system/record/field-file'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import type { Call } from '#server/call/call'
import { typeOfContent, type FileContentType } from './file-type'
import { limitsFor } from './limits'
import { chunksOfFile, partKeysOf, partsOf, putPart, removeParts, type PartRow } from './parts'
import { readPicture } from './picture/picture'
import { withoutPlace } from './picture/without-place'
import { countParts, ownFile, type FileRow } from './upload'

/** The most pixels of a thumbnail: 512 each way. */
const mostThumbnailPixels = 512 * 512

/** Returns a file as rows of its record have it. */
export const storedFileOf = ({ fileKey, name, type, size, width, height, thumbnail }: FileRow): StoredFile => ({
  id: fileKey,
  name,
  type,
  size,
  ...(width !== null && height !== null && { width, height }),
  ...(thumbnail && { hasThumbnail: true as const }),
})

/**
 * Checks the content of a file whose parts are all there: its type, the size of a picture, and for what is harmful where the host has a scanner. Removes place and
 * camera from pictures. A file that is rejected is deleted.
 */
export async function endFile(call: Call, body: Parsed<typeof fieldFiles.end>['body']): Promise<StoredFile> {
  const { id, thumbnail } = body
  const row = await ownFile(call, id)
  if (row.state === 'waiting') return storedFileOf(row)
  const limits = await limitsFor(call, row.kind, row.field)
  if ((await countParts(call.db, id)) !== partsOf(row.size)) rejectField('id', 'incompleteFile')
  try {
    const small = thumbnail === undefined ? null : thumbnailOf(thumbnail)
    const content = await checkedContent(call, row, limits)
    return await keep(call, row, content, content.picture ? small : null)
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.invalid') await drop(call, id)
    throw error
  }
}

interface Checked extends FileContentType {
  /** The content of a picture, without place and camera. */
  readonly clean?: Uint8Array
}

async function checkedContent(call: Call, row: FileRow, limits: FileLimits): Promise<Checked> {
  const { db, deps } = call
  const chunks = () => chunksOfFile({ db, deps }, row)
  const { value: first } = await chunks().next()
  const content = await typeOfContent(first ?? new Uint8Array(), chunks())
  const { type, picture } = content
  if (!takesType(limits.types, type)) rejectField('content', ['wrongFileType', type, typesOf(limits.types)!.join(', ')])
  await rejectHarmful(call, chunks())
  if (!picture) return content
  if (picture.pixels > limits.megapixels * 1_000_000) rejectField('content', ['tooManyPixels', limits.megapixels])
  if (row.size > mostPictureMegabytes * fileMegabyte) rejectField('content', ['fileTooLarge', mostPictureMegabytes])
  const whole = await wholeOf(chunks(), row.size)
  const clean = withoutPlace(whole, type)
  return clean.length === whole.length ? content : { ...content, clean }
}

async function rejectHarmful({ deps }: Call, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  if (!deps.scanFile) return
  const harmful = await deps.scanFile(chunks).catch((error: unknown) => {
    deps.log('error', 'file not scanned', { error: String(error) })
    throw new AppError('file.notScanned')
  })
  if (harmful !== undefined) rejectField('content', ['harmfulFile', harmful])
}

async function wholeOf(chunks: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const whole = new Uint8Array(size)
  let at = 0
  for await (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Returns a small picture from base64. Throws a field error for anything else. */
function thumbnailOf(base64: string): Uint8Array {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, '')), (letter) => letter.charCodeAt(0))
  } catch {
    return rejectField('thumbnail', 'wrongFormat')
  }
  const picture = readPicture(bytes)
  if (!picture || picture.pixels > mostThumbnailPixels || bytes.length > mostThumbnailBytes)
    return rejectField('thumbnail', 'unreadablePicture')
  return withoutPlace(bytes, picture.type)
}

async function keep(
  call: Call,
  row: FileRow,
  { type, picture, clean }: Checked,
  thumbnail: Uint8Array | null,
): Promise<StoredFile> {
  const { deps, now } = call
  const { fileKey, store } = row
  const next: PartRow[] = []
  for (let part = 0; part < partsOf(clean?.length ?? 0); part++)
    next.push(await putPart(deps, store, clean!.slice(part * filePartBytes, (part + 1) * filePartBytes)))
  const size = clean?.length ?? row.size
  const { width = null, height = null } = picture ?? {}
  const content = { type, size, width, height, thumbnail }
  const former = await deps.write(async (db) => {
    const open = db.updateTable('fieldFiles').where('fileKey', '=', fileKey).where('state', '=', 'open')
    const { numUpdatedRows } = await open.set({ ...content, state: 'waiting', changedAt: now }).executeTakeFirst()
    if (numUpdatedRows === 0n) return next.map(({ partKey }) => partKey)
    if (next.length === 0) return []
    const replaced = await partKeysOf(db, fileKey)
    await db.deleteFrom('fieldFileParts').where('fileKey', '=', fileKey).execute()
    for (const [part, one] of next.entries())
      await db
        .insertInto('fieldFileParts')
        .values({ ...one, fileKey, part })
        .execute()
    return replaced
  })
  await removeParts(deps, store, former)
  return storedFileOf({ ...row, ...content })
}

/** Lets the job delete a file that was rejected, and nobody take it. */
async function drop({ deps, now }: Call, fileKey: string): Promise<void> {
  await deps.write(async (db) => {
    const file = db.updateTable('fieldFiles').set({ state: 'gone', changedAt: now }).where('fileKey', '=', fileKey)
    await file.where('state', '=', 'open').execute()
  })
}
