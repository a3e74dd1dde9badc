/**
 * Returns a picture without what a camera or a program wrote beside it: place, time, device, author. The pixels are not encoded again, and how it is turned
 * stays. No library does that for all three formats in both runtimes. Returns the picture itself where there is nothing to remove, or its parts cannot be
 * read; a GIF has no place.
 */
export function withoutPlace(picture: Uint8Array, type: string): Uint8Array {
  const clean = cleaners[type]
  if (!clean) return picture
  const parts = clean(picture)
  return parts ? joined(parts) : picture
}

type Parts = readonly Uint8Array[]

const cleaners: Readonly<Record<string, ((picture: Uint8Array) => Parts | undefined) | undefined>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

function joined(parts: Parts): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Segments that decide how a JPEG looks: JFIF, the colour profile and Adobe's transform. All other `APP` segments and comments go. */
const isKeptSegment = (marker: number, content: Uint8Array) => {
  if (marker === 0xe0 || marker === 0xee) return true
  if (marker === 0xe2) return textAt(content, 0, 11) === 'ICC_PROFILE'
  return (marker < 0xe0 || marker > 0xef) && marker !== 0xfe
}

function cleanJpeg(jpeg: Uint8Array): Parts | undefined {
  const view = viewOf(jpeg)
  const parts: Uint8Array[] = [jpeg.subarray(0, 2)]
  let at = 2
  while (at + 4 <= jpeg.length) {
    if (jpeg[at] !== 0xff) return undefined
    const marker = jpeg[at + 1]!
    // A marker may have fill bytes before it.
    if (marker === 0xff) {
      at++
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > jpeg.length) return undefined
    const content = jpeg.subarray(at + 4, end)
    if (marker === 0xe1) {
      const turned = orientationOf(content)
      if (turned > 1) parts.push(orientationSegment(turned))
    } else if (isKeptSegment(marker, content)) parts.push(jpeg.subarray(at, end))
    at = end
    if (marker !== 0xda) continue
    const data = endOfScan(jpeg, at)
    parts.push(jpeg.subarray(at, data))
    at = data
    // What comes after the end is no part of this picture, such as a second one with a place of its own.
    if (jpeg[at + 1] === 0xd9) return [...parts, jpeg.subarray(at, at + 2)]
  }
  return undefined
}

/** Returns where the next marker after the data of a scan is. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at++) {
    const next = jpeg[at + 1]!
    if (jpeg[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return jpeg.length
}

const orientationTag = 0x0112

/** Returns how a picture is turned, by its Exif; 1 where it is not. */
function orientationOf(exif: Uint8Array): number {
  try {
    if (textAt(exif, 0, 4) !== 'Exif') return 1
    const view = viewOf(exif.subarray(6))
    const isLittle = view.getUint16(0) === 0x4949
    const entries = view.getUint32(4, isLittle)
    for (let entry = 0; entry < view.getUint16(entries, isLittle); entry++) {
      const at = entries + 2 + entry * 12
      if (view.getUint16(at, isLittle) !== orientationTag) continue
      const turned = view.getUint16(at + 8, isLittle)
      return turned >= 1 && turned <= 8 ? turned : 1
    }
  } catch {
    // An Exif that contradicts itself turns nothing.
  }
  return 1
}

/** An Exif that holds how the picture is turned and nothing else: in the last number but six. */
const orientationOnly = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0,
]

const orientationSegment = (turned: number) => Uint8Array.from(orientationOnly).fill(turned, 29, 30)

const pngSecrets: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function cleanPng(png: Uint8Array): Parts | undefined {
  const view = viewOf(png)
  const parts: Uint8Array[] = [png.subarray(0, 8)]
  let at = 8
  while (at + 12 <= png.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > png.length) return undefined
    const name = textAt(png, at + 4, 4)
    if (!pngSecrets.has(name)) parts.push(png.subarray(at, end))
    if (name === 'IEND') return parts
    at = end
  }
  return undefined
}

/** The flags of `VP8X` that say that there is Exif and XMP. */
const webpFlags = 0x0c

function cleanWebp(webp: Uint8Array): Parts | undefined {
  const view = viewOf(webp)
  const chunks: Uint8Array[] = []
  let at = 12
  while (at + 8 <= webp.length) {
    const length = view.getUint32(at + 4, true)
    // A chunk of odd length is filled up.
    const end = at + 8 + length + (length % 2)
    if (end > webp.length) return undefined
    const name = textAt(webp, at, 4)
    const chunk = webp.slice(at, end)
    if (name === 'VP8X') chunk[8]! &= ~webpFlags
    if (name !== 'EXIF' && name !== 'XMP ') chunks.push(chunk)
    at = end
  }
  const header = webp.slice(0, 12)
  viewOf(header).setUint32(4, 4 + chunks.reduce((sum, { length }) => sum + length, 0), true)
  return [header, ...chunks]
}
