import { textAt, viewOf, type CleanPicture } from './bytes'

/** A segment of a JPEG, or the data of a scan up to the next marker. */
interface Segment {
  readonly marker: number
  /** With its marker. */
  readonly bytes: Uint8Array
  /** Without marker and length. */
  readonly content: Uint8Array
}

const scan = 0xda
const end = 0xd9
/** Markers that have no length behind them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= end)
/** Frames say how large the picture is. In their range three markers are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Yields the segments up to the end of the picture, or to where it breaks off. What is between them is left out, as browsers do. */
function* segmentsOf(jpeg: Uint8Array): Generator<Segment> {
  const view = viewOf(jpeg)
  let at = 2
  while (at + 1 < jpeg.length) {
    const marker = jpeg[at + 1]!
    if (jpeg[at] !== 0xff || marker === 0 || marker === 0xff) {
      at++
      continue
    }
    if (isAlone(marker)) {
      yield { marker, bytes: jpeg.subarray(at, at + 2), content: jpeg.subarray(at, at) }
      if (marker === end) return
      at += 2
      continue
    }
    const next = at + 4 <= jpeg.length ? at + 2 + view.getUint16(at + 2) : Infinity
    if (next > jpeg.length) return
    const data = marker === scan ? endOfScan(jpeg, next) : next
    yield { marker, bytes: jpeg.subarray(at, data), content: jpeg.subarray(at + 4, next) }
    at = data
  }
}

/** Returns where the next marker after the data of a scan is. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  for (let at = from; at + 1 < jpeg.length; at++) {
    const next = jpeg[at + 1]!
    if (jpeg[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return jpeg.length
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns whether bytes begin as a JPEG does. */
export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

function sizeOf({ content }: Segment): Size | undefined {
  if (content.length < 5) return undefined
  const view = viewOf(content)
  return { width: view.getUint16(3), height: view.getUint16(1) }
}

/** Returns the width and height in the header of the first frame of a JPEG, before it is turned; undefined where no frame comes before the pixels. */
export function jpegSize(jpeg: Uint8Array): Size | undefined {
  for (const segment of segmentsOf(jpeg)) {
    if (isFrame(segment.marker)) return sizeOf(segment)
    if (segment.marker === scan) return undefined
  }
  return undefined
}

/** Segments that decide how a JPEG looks: JFIF, the colour profile and Adobe's transform. All other `APP` segments and comments go. */
const isKept = (marker: number, content: Uint8Array) => {
  if (marker === 0xe0 || marker === 0xee) return true
  if (marker === 0xe2) return textAt(content, 0, 11) === 'ICC_PROFILE'
  return (marker < 0xe0 || marker > 0xef) && marker !== 0xfe
}

/**
 * Returns a JPEG up to its end, without what is beside the picture; how it is turned stays. Undefined where it breaks off, or has more than one frame, of which
 * nobody says how large it is.
 */
export function cleanJpeg(jpeg: Uint8Array): CleanPicture | undefined {
  const parts: Uint8Array[] = [jpeg.subarray(0, 2)]
  let size: Size | undefined
  let turned = 1
  for (const segment of segmentsOf(jpeg)) {
    const { marker, bytes, content } = segment
    if (isFrame(marker)) {
      if (size) return undefined
      size = sizeOf(segment)
      if (!size) return undefined
    }
    if (marker === 0xe1 && turned === 1) {
      turned = orientationOf(content)
      if (turned > 1) parts.push(orientationSegment(turned))
    }
    if (marker !== 0xe1 && isKept(marker, content)) parts.push(bytes)
    if (marker === end && size) return { parts, ...(turned < 5 ? size : swapped(size)) }
  }
  return undefined
}

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width })

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
