/** The first bytes of a picture of a type, which have its size; a browser would find no pixels behind it. */
export const pictureStarts = {
  'image/png': (width: number, height: number) =>
    [
      [0x89],
      letters('PNG\r\n\x1a\n'),
      [0, 0, 0, 13],
      letters('IHDR'),
      [0, 0],
      high(width),
      [0, 0],
      high(height),
    ].flat(),
  'image/jpeg': (width: number, height: number) =>
    [[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8], high(height), high(width)].flat(),
  'image/webp': (width: number, height: number) =>
    [letters('RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0'), low(width - 1), [0], low(height - 1), [0]].flat(),
  'image/gif': (width: number, height: number) => gifStart({ width: 1, height: 1 }, { width, height }),
}

interface Size {
  width: number
  height: number
}

/** A GIF whose header says one size and whose first frame another; between them a comment. */
export function gifStart(header: Size, frame: Size): number[] {
  const sizeOf = ({ width, height }: Size) => [...low(width), ...low(height)]
  const comment = letters('!\xfe\x02hi\0')
  return [letters('GIF89a'), sizeOf(header), [0, 0, 0], comment, letters(',\0\0\0\0'), sizeOf(frame), [0]].flat()
}

const high = (number: number) => [number >> 8, number & 255]
const low = (number: number) => [number & 255, number >> 8]

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0)!)
}

/** A file of a length that begins like a picture of 2 × 2 pixels. */
export function pictureBytes(length = 100, start: readonly number[] = pictureStarts['image/png'](2, 2)): Buffer {
  const bytes = Buffer.alloc(length, 7)
  bytes.set(start)
  return bytes
}
