import type { ErrorCode } from 'atrium/contract/error/codes'
import { maxFileBytes, maxPictureMegapixels } from 'atrium/contract/fields/stored-file'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { StoredContent } from '#server/call/file/download'
import { rejectField } from '#server/call/field-error'
import { found } from '#server/call/checks/found'
import { keepUpload } from '#server/call/file/stored-files'
import type { WriteCall } from '#server/call/write-call'
import { drawKey } from '#server/credentials/tokens'
import { once, rejectHarmful } from '#server/services/file/check/scan'
import { readPicture } from '#server/services/file/picture/picture'

/** To a session that is held, the picture of its person alone: the lock screen shows it. */
export async function readFile(call: Call, key: string): Promise<StoredContent> {
  const held = heldBy(call)
  if (held && !(await isOwnPicture(call, key))) throw new AppError(held)
  const row = await call.db
    .selectFrom('files')
    .where('fileKey', '=', key)
    .select(['type', 'content'])
    .executeTakeFirst()
  const { type, content } = found(row)
  return new StoredContent(type, content)
}

/** Returns why a session may do nothing else for now. */
function heldBy({ actor, now }: Call): ErrorCode | undefined {
  if (actor.locked) return 'session.locked'
  if (actor.passwordDue) return 'password.mustChange'
  return actor.factorDue && actor.factorDue.always <= now ? 'session.factorDue' : undefined
}

async function isOwnPicture({ db, actor }: Call, key: string): Promise<boolean> {
  const own = await db.selectFrom('users').where('userId', '=', actor.userId).select('avatar').executeTakeFirst()
  return own?.avatar === key
}

/** Checks a picture, and returns what stores it, to be deleted unless a record uses it in time, and returns its key. */
export async function uploadFile({ deps }: Call, content: string): Promise<(call: WriteCall) => Promise<string>> {
  const bytes = decode(content.replace(/^data:[\w/+.-]*;base64,/, ''))
  if (bytes && bytes.length > maxFileBytes) rejectField('content', ['tooLarge', maxFileBytes])
  const picture = bytes && readPicture(bytes)
  if (!picture) return rejectField('content', 'unreadablePicture')
  const { type, pixels } = picture
  if (pixels > maxPictureMegapixels * 1_000_000) rejectField('content', ['tooManyPixels', maxPictureMegapixels])
  await rejectHarmful(deps, once(bytes))
  return async ({ db, actor: { userId }, now, changed }) => {
    const fileKey = drawKey()
    const row = { fileKey, type, size: bytes.length, content: bytes, ownerId: userId, createdAt: now }
    await keepUpload(db, row)
    changed({ id: userId, before: { userId }, after: { userId, upload: `${type}, ${bytes.length}` } })
    return fileKey
  }
}

/** Returns the bytes of base64; undefined for anything else. */
export function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
