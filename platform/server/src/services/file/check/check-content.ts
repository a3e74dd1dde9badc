import {
  fileMegabyte,
  mostPictureMegabytes,
  takesType,
  typesOf,
  type FileLimits,
} from 'atrium/contract/fields/file-types'
import type { PictureType } from 'atrium/contract/fields/stored-file'
import type { Deps } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { createTurns } from '#server/call/checks/turns'
import type { CleanPicture } from '../picture/bytes'
import { withoutPlace } from '../picture/without-place'
import { isPictureType, typeOfContent } from './file-type'
import { rejectHarmful } from './scan'

/** A picture is whole in memory for it: one at a time in a process. */
const pictureTurns = createTurns({ atOnce: 1, mostWaiting: 50, code: 'file.busy', retryAfter: 5 })

/** A content to check: `chunks` reads it from its beginning, as often as it is called. */
interface Content {
  readonly size: number
  readonly chunks: () => AsyncGenerator<Uint8Array>
}

/** A content that a field takes. */
export interface Checked {
  readonly type: string
  readonly picture?: CleanPicture
}

/**
 * Checks the type of a content, for what is harmful, and the size of a picture, which is then given to `keep` without place and camera. Rejects the field `content`
 * where the field does not take it.
 */
export async function checkContent<T>(
  deps: Deps,
  { size, chunks }: Content,
  limits: FileLimits,
  keep: (checked: Checked) => Promise<T>,
): Promise<T> {
  const { value: first } = await chunks().next()
  const type = await typeOfContent(first ?? new Uint8Array(), chunks)
  if (!takesType(limits.types, type)) rejectField('content', ['wrongFileType', type, typesOf(limits.types)!.join(', ')])
  await rejectHarmful(deps, chunks())
  if (!isPictureType(type)) return keep({ type })
  if (size > mostPictureMegabytes * fileMegabyte) rejectField('content', ['fileTooLarge', mostPictureMegabytes])
  return pictureTurns(async () => keep({ type, picture: cleaned(await wholeOf(chunks(), size), type, limits) }))
}

function cleaned(whole: Uint8Array, type: PictureType, { megapixels }: FileLimits): CleanPicture {
  const picture = withoutPlace(whole, type)
  if (!picture) return rejectField('content', 'unreadablePicture')
  if (picture.width * picture.height > megapixels * 1_000_000) rejectField('content', ['tooManyPixels', megapixels])
  return picture
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
