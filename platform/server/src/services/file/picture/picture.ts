import type { PictureType } from 'atrium/contract/fields/stored-file'
import { GIF } from 'image-size/types/gif'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import { isJpeg, jpegSize } from './jpeg'

/** The library skips bytes in a JPEG and knows some of its frames alone, so that is read here. */
const jpeg = {
  validate: isJpeg,
  calculate(bytes: Uint8Array): Size {
    const size = jpegSize(bytes)
    if (!size) throw new RangeError('no frame')
    return size
  },
}

const formats = { 'image/png': PNG, 'image/jpeg': jpeg, 'image/webp': WEBP, 'image/gif': GIF }

interface Size {
  readonly width: number
  readonly height: number
}

export interface Picture extends Size {
  readonly type: PictureType
  /** Width times height of what a browser has to decode. */
  readonly pixels: number
}

const pixelsOf = ({ width, height }: Size) => width * height

/**
 * Returns type and size of a picture by its content, or by a start of it that has them, whatever its sender calls it; undefined for anything but a picture of the four
 * types.
 */
export function readPicture(header: Uint8Array): Picture | undefined {
  try {
    for (const [type, format] of Object.entries(formats) as [PictureType, typeof jpeg][]) {
      if (!format.validate(header)) continue
      const { width, height } = format.calculate(header)
      const said = { width, height }
      const frame = type === 'image/gif' ? firstFrame(header) : said
      const size = pixelsOf(frame) > pixelsOf(said) ? frame : said
      return pixelsOf(size) > 0 ? { type, ...size, pixels: pixelsOf(size) } : undefined
    }
  } catch {
    // The library throws where the header ends too early or contradicts itself.
  }
  return undefined
}

/** Returns the size of the first frame of a GIF: where it exceeds the size that its header says, browsers use the frame's. */
function firstFrame(gif: Uint8Array): Size {
  const view = new DataView(gif.buffer, gif.byteOffset, gif.byteLength)
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colours(view.getUint8(10))
  // Extensions: two bytes, then blocks that begin with their length, the last one of length 0.
  while (view.getUint8(at) === 0x21) {
    at += 2
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at++
  }
  if (view.getUint8(at) !== 0x2c) throw new RangeError('no frame')
  return { width: view.getUint16(at + 5, true), height: view.getUint16(at + 7, true) }
}
