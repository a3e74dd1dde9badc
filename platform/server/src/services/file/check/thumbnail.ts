import { mostThumbnailBytes } from 'atrium/contract/fields/file-types'
import { rejectField } from '#server/call/field-error'
import { joined } from '../picture/bytes'
import { readPicture } from '../picture/picture'
import { withoutPlace } from '../picture/without-place'

/** The most pixels of a thumbnail: 512 each way. */
const mostPixels = 512 * 512

/** Returns a small picture from base64: a PNG, JPEG or WebP. Throws a field error for anything else. */
export function thumbnailOf(base64: string): Uint8Array {
  let bytes: Uint8Array
  try {
    bytes = Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, '')), (letter) => letter.charCodeAt(0))
  } catch {
    return rejectField('thumbnail', 'wrongFormat')
  }
  const type = readPicture(bytes)?.type
  const picture = type && type !== 'image/gif' ? withoutPlace(bytes, type) : undefined
  if (!picture || picture.width * picture.height > mostPixels || bytes.length > mostThumbnailBytes)
    return rejectField('thumbnail', 'unreadablePicture')
  return joined(picture.parts)
}
