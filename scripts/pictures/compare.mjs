import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** The share of pixels that may differ: a word of a page that changed is more, another version of the browser less. */
export const limit = 0.001

/**
 * Compares two pictures, bytes of files. Returns undefined where they are alike within the limit, else a few words on how they differ. Differences
 * that smooth edges alone explain do not count.
 */
export async function difference(before, after) {
  if (before.equals(after)) return undefined
  const [one, other] = await Promise.all([before, after].map(pixels))
  if (one.width !== other.width || one.height !== other.height)
    return `${one.width} × ${one.height} pixels before, ${other.width} × ${other.height} now`
  const changed = pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.1 })
  const share = changed / (one.width * one.height)
  return share > limit ? `${(share * 100).toFixed(2)} % of its pixels are others` : undefined
}

async function pixels(bytes) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
