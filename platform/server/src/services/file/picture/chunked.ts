import { textAt, viewOf } from './bytes'

// PNG, WebP and GIF are made of parts with names. What is not in these lists goes: nobody knows what it holds.

/** How a PNG looks: its pixels, colours and frames. */
const pngParts: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
])

/** Returns a PNG up to its end; undefined where it breaks off. */
export function cleanPng(png: Uint8Array): readonly Uint8Array[] | undefined {
  const view = viewOf(png)
  const parts: Uint8Array[] = [png.subarray(0, 8)]
  let at = 8
  while (at + 12 <= png.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > png.length) return undefined
    const name = textAt(png, at + 4, 4)
    if (pngParts.has(name)) parts.push(png.subarray(at, end))
    if (name === 'IEND') return parts
    at = end
  }
  return undefined
}

const webpParts: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** The flags of `VP8X` that say that there is Exif and XMP. */
const webpFlags = 0x0c

/** Returns a WebP up to the end that its header says; undefined where it breaks off before. */
export function cleanWebp(webp: Uint8Array): readonly Uint8Array[] | undefined {
  if (webp.length < 12) return undefined
  const view = viewOf(webp)
  const whole = 8 + view.getUint32(4, true)
  const chunks: Uint8Array[] = []
  let at = 12
  while (at + 8 <= Math.min(whole, webp.length)) {
    const length = view.getUint32(at + 4, true)
    // A chunk of odd length is filled up; some programs leave that out behind the last one.
    const end = at + 8 + length + (length % 2)
    if (end - (length % 2) > webp.length) return undefined
    const name = textAt(webp, at, 4)
    if (webpParts.has(name)) {
      const isHeader = name === 'VP8X'
      const chunk = isHeader ? webp.slice(at, end) : webp.subarray(at, end)
      if (isHeader) chunk[8]! &= ~webpFlags
      chunks.push(chunk, new Uint8Array(end - at - chunk.length))
    }
    at = end
  }
  if (at < whole - 1) return undefined
  const header = webp.slice(0, 12)
  viewOf(header).setUint32(4, 4 + chunks.reduce((sum, { length }) => sum + length, 0), true)
  return [header, ...chunks]
}

/** Extensions of programs that decide how a GIF looks: how often it repeats, and its colours. */
const gifPrograms: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])
const [extension, frame, trailer] = [0x21, 0x2c, 0x3b]
const [frameControl, program] = [0xf9, 0xff]

/** Returns a GIF up to its end; undefined where it breaks off. */
export function cleanGif(gif: Uint8Array): readonly Uint8Array[] | undefined {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  /** Returns where the blocks from a place on end, each of which begins with its length, the last one with 0. */
  const endOfBlocks = (from: number) => {
    let at = from
    while (at < gif.length && gif[at]! > 0) at += 1 + gif[at]!
    return at + 1
  }
  if (gif.length < 14) return undefined
  let at = 13 + colours(gif[10]!)
  const parts: Uint8Array[] = [gif.subarray(0, at)]
  let frames = 0
  while (at < gif.length) {
    const kind = gif[at]
    if (kind === trailer) return frames > 0 ? [...parts, gif.subarray(at, at + 1)] : undefined
    const isFrame = kind === frame
    if (!isFrame && kind !== extension) return undefined
    const end = endOfBlocks(isFrame ? at + 11 + colours(gif[at + 9] ?? 0) : at + 2)
    if (end > gif.length) return undefined
    const isKept =
      isFrame || gif[at + 1] === frameControl || (gif[at + 1] === program && gifPrograms.has(textAt(gif, at + 3, 11)))
    if (isFrame) frames++
    if (isKept) parts.push(gif.subarray(at, end))
    at = end
  }
  return undefined
}
