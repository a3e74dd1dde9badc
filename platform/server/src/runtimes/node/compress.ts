import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Compressed } from '#server/call/call'

/**
 * Responses are compressed once for one caller, so little work counts for more than the last percent: the menu of an admin, 22.7 KB, is 3.2 KB
 * after 0.07 ms, where the highest quality takes 40 times as long for 2.6 KB.
 */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 }
const gzipLevel = 3

/** Longer texts are compressed on another thread, which takes longer in all but does not block other calls. */
const mostAtOnce = 64 * 1024

const later = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export type Encoding = Compressed['encoding']

/** Returns the encodings of this server that an `Accept-Encoding` allows, the smaller first; none for neither. */
export function acceptedEncodings(header = ''): Encoding[] {
  const rejected = /;\s*q=0(?:\.0*)?\s*$/
  const given = header.split(',').filter((one) => !rejected.test(one))
  const names = new Set(given.map((one) => one.split(';')[0]!.trim().toLowerCase()))
  return (['br', 'gzip'] as const).filter((encoding) => names.has(encoding))
}

/** Compresses a text with what the caller accepts. */
export function compress(text: string, accepted: string | undefined): Promise<Compressed> | Compressed | undefined {
  const [encoding] = acceptedEncodings(accepted)
  if (!encoding) return undefined
  const bytes = Buffer.from(text)
  if (bytes.length > mostAtOnce) return compressLater(encoding, bytes)
  const content =
    encoding === 'br' ? brotliCompressSync(bytes, { params: brotliParams }) : gzipSync(bytes, { level: gzipLevel })
  return { encoding, content }
}

async function compressLater(encoding: Encoding, bytes: Buffer): Promise<Compressed> {
  const content =
    encoding === 'br' ? await later.br(bytes, { params: brotliParams }) : await later.gzip(bytes, { level: gzipLevel })
  return { encoding, content }
}
