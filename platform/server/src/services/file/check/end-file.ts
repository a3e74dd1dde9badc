import { filePartBytes, type FileLimits, type StoredFile } from 'atrium/contract/fields/file-types'
import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { fieldFiles } from 'atrium/contract/system/record/field-file'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { limitsFor } from '../limits'
import { ownFile, storedFileOf, type FileRow } from '../own-files'
import { piecesOf } from '../picture/bytes'
import {
  chunksOfFile,
  countParts,
  partKeysOf,
  partsOf,
  putPart,
  removeLater,
  writeParts,
  type PartRow,
} from '../store/parts'
import { checkContent, type Checked } from './check-content'
import { thumbnailOf } from './thumbnail'

/** After how long a call returns though the check goes on, in milliseconds: proxies give up after a minute. */
const answerMillis = 20_000
/** How often a check that runs says so, and after how long without that another call begins it again: its process has ended. */
const beatMillis = 30_000
const lostMillis = 600_000

type Ended = Output<typeof fieldFiles.end>

const isChecking = { state: 'checking' } as const

/**
 * Checks a file whose parts are all there. One call does; others, and those that wait for long, get to know that it is being checked. A file that is rejected is
 * deleted, and its errors stay for the next call.
 */
export async function endFile(call: Call, { id, thumbnail }: Parsed<typeof fieldFiles.end>['body']): Promise<Ended> {
  const row = await ownFile(call, id)
  if (row.state === 'waiting') return storedFileOf(row)
  const limits = await limitsFor(call, row.kind, row.field)
  if ((await countParts(call.db, id)) !== partsOf(row.size)) rejectField('id', 'incompleteFile')
  const small = thumbnail === undefined ? null : thumbnailOf(thumbnail)
  if (!(await beginCheck(call, id))) return endedSince(call, id)
  return inTime(call, checkFile(call, row, limits, small))
}

/** Returns whether this call is the one that checks the file. */
async function beginCheck({ deps, now }: Call, fileKey: string): Promise<boolean> {
  return deps.write(async (db) => {
    const file = db.updateTable('fieldFiles').where('fileKey', '=', fileKey)
    const free = file.where((eb) =>
      eb.or([
        eb('state', '=', 'open'),
        eb.and([eb('state', '=', 'checking'), eb('changedAt', '<=', now - lostMillis)]),
      ]),
    )
    const { numUpdatedRows } = await free.set({ state: 'checking', changedAt: now }).executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** Returns a file that another call has ended or checks. */
async function endedSince(call: Call, id: string): Promise<Ended> {
  const row = await ownFile(call, id)
  return row.state === 'waiting' ? storedFileOf(row) : isChecking
}

/** Returns the result of a check, or that it goes on. */
async function inTime({ deps }: Call, check: Promise<StoredFile>): Promise<Ended> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Ended>((resolve) => {
    timer = setTimeout(() => {
      resolve(isChecking)
      check.catch((error: Error) => {
        if (!(error instanceof AppError)) deps.log('error', 'file not checked', { error: error.stack })
      })
    }, answerMillis)
  })
  try {
    return await Promise.race([check, late])
  } finally {
    clearTimeout(timer)
  }
}

async function checkFile(
  call: Call,
  row: FileRow,
  limits: FileLimits,
  thumbnail: Uint8Array | null,
): Promise<StoredFile> {
  const { deps } = call
  try {
    const content = {
      size: row.size,
      chunks: () => withBeats(call, row.fileKey, chunksOfFile({ db: deps.db, deps }, row)),
    }
    return await checkContent(deps, content, limits, (checked) => keep(call, row, checked, thumbnail))
  } catch (error) {
    const fields = error instanceof AppError && error.code === 'request.invalid' ? error.details.fields : undefined
    await leave(call, row, fields ? JSON.stringify(fields) : null)
    throw error
  }
}

/** Says every now and then that the check goes on. */
async function* withBeats(
  { deps }: Call,
  fileKey: string,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let last = deps.now()
  for await (const chunk of chunks) {
    yield chunk
    if (deps.now() - last < beatMillis) continue
    last = deps.now()
    await deps.write(async (db) => {
      const file = db.updateTable('fieldFiles').where('fileKey', '=', fileKey).where('state', '=', 'checking')
      await file.set({ changedAt: last }).execute()
    })
  }
}

/** Stores what the check found, and what is left of a picture. */
async function keep(
  call: Call,
  row: FileRow,
  { type, picture }: Checked,
  small: Uint8Array | null,
): Promise<StoredFile> {
  const { deps } = call
  const { fileKey, store } = row
  const size = picture?.parts.reduce((sum, { length }) => sum + length, 0) ?? row.size
  const next: PartRow[] = []
  const content = {
    type,
    size,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    thumbnail: picture ? small : null,
  }
  try {
    if (picture && size !== row.size)
      for (const piece of piecesOf(picture.parts, filePartBytes)) next.push(await putPart(deps, store, piece))
  } catch (error) {
    await removeLater(deps, store, keysOf(next))
    throw error
  }
  const former = await writeParts(deps, store, next, async (db) => {
    const checked = db.updateTable('fieldFiles').where('fileKey', '=', fileKey).where('state', '=', 'checking')
    const stored = { ...content, state: 'waiting' as const, changedAt: deps.now() }
    const { numUpdatedRows } = await checked.set(stored).executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
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
  await removeLater(deps, store, former ?? keysOf(next))
  if (former) return storedFileOf({ ...row, ...content })
  // Another process began the check again, or its person has deleted the file.
  const now = await ownFile(call, fileKey)
  if (now.state === 'waiting') return storedFileOf(now)
  throw new AppError('file.gone')
}

const keysOf = (rows: readonly PartRow[]) => rows.map(({ partKey }) => partKey)

/** Ends a check without a result: of a rejected file the content goes and its errors stay for a day; of any other the check may begin again. */
async function leave({ deps }: Call, { fileKey, store }: FileRow, rejected: string | null): Promise<void> {
  const left = await deps.write(async (db) => {
    const file = db.updateTable('fieldFiles').where('fileKey', '=', fileKey).where('state', '=', 'checking')
    const next = { state: rejected ? ('gone' as const) : ('open' as const), rejected, changedAt: deps.now() }
    const { numUpdatedRows } = await file.set(next).executeTakeFirst()
    if (numUpdatedRows === 0n || !rejected) return []
    const partKeys = await partKeysOf(db, fileKey)
    await db.deleteFrom('fieldFileParts').where('fileKey', '=', fileKey).execute()
    return partKeys
  })
  await removeLater(deps, store, left)
}
