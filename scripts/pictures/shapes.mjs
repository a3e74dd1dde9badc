import sharp from 'sharp'
import { PlainError } from '../../platform/commands/lib/run.mjs'

/** No picture is larger than this, in bytes. */
const most = 200 * 1024
const gap = 80
const windowRadius = 20
const phoneRadius = 56
const edge =
  '<rect x="1" y="1" width="W" height="H" rx="R" fill="none" stroke="#8a90a2" stroke-opacity="0.45" stroke-width="2"/>'

/** How views, PNGs of one size, become one picture. Each takes a list and returns a sharp picture on a transparent ground. */
export const shapes = {
  window: async ([view]) => sharp(await rounded(view, windowRadius)),

  /** The first view above a diagonal, the second one below it. */
  async halves([upper, lower]) {
    const { width, height } = await sharp(upper).metadata()
    const below = `${width * 0.62},0 ${width},0 ${width},${height} ${width * 0.38},${height}`
    const mask = svg(width, height, `<polygon points="${below}" fill="#fff"/>`)
    const half = await sharp(lower)
      .ensureAlpha()
      .composite([{ input: mask, blend: 'dest-in' }])
      .png()
      .toBuffer()
    const both = await sharp(upper)
      .composite([{ input: half }])
      .png()
      .toBuffer()
    return sharp(await rounded(both, windowRadius))
  },

  async phones(views) {
    const { width, height } = await sharp(views[0]).metadata()
    const screens = await Promise.all(views.map((view) => rounded(view, phoneRadius)))
    const space = { width: views.length * width + (views.length - 1) * gap, height }
    return sharp({ create: { ...space, channels: 4, background: '#0000' } }).composite(
      screens.map((input, index) => ({ input, left: index * (width + gap), top: 0 })),
    )
  },
}

/** Returns the PNG of a view with round corners and a hairline, which shows on white and on black. */
async function rounded(view, radius) {
  const { width, height } = await sharp(view).metadata()
  const corners = svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}" fill="#fff"/>`)
  const line = edge
    .replace('W', width - 2)
    .replace('H', height - 2)
    .replace('R', radius - 1)
  return sharp(view)
    .ensureAlpha()
    .composite([{ input: svg(width, height, line) }, { input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const svg = (width, height, body) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)

/**
 * Returns a picture as the bytes of a WebP: lossless, or where that is too large with colours that nobody tells from the true ones. Throws
 * where that is too large as well.
 */
export async function encoded(picture) {
  const png = await picture.png().toBuffer()
  for (const loss of [{ lossless: true }, { nearLossless: true, quality: 60 }, { nearLossless: true, quality: 40 }]) {
    const bytes = await sharp(png)
      .webp({ ...loss, effort: 6 })
      .toBuffer()
    if (bytes.length <= most) return bytes
  }
  throw new PlainError(`A picture is larger than ${most / 1024} KB: show less on it (scripts/pictures/list.mjs).`)
}
