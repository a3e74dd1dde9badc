import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Opening } from './header'
import type { ByteReader } from './byte-reader'

/** A file ends before its last frame, holds bytes that were not written there, or more than was written. */
export class FrameError extends Error {}

const frameBytes = 64 * 1024
const tagBytes = 16
/** The length of what follows, with a mark in the highest bit of the last frame. */
const headBytes = 4
const lastMark = 0x8000_0000

/**
 * Returns the nonce of a frame: its number and whether it is the last one. A key is of one file alone, so none comes twice; and a frame that
 * was moved, doubled or left out does not decrypt at its place.
 */
function nonceOf(number: bigint, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(number, 0)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealed({ key, line }: Opening, number: bigint, content: Buffer, isLast: boolean): Buffer[] {
  const length = content.length + (key ? tagBytes : 0)
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE((length | (isLast ? lastMark : 0)) >>> 0)
  if (!key) return [head, content]
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(line)
  return [head, cipher.update(content), cipher.final(), cipher.getAuthTag()]
}

function unsealed({ key, line }: Opening, number: bigint, content: Buffer, isLast: boolean): Buffer {
  if (!key) return content
  if (content.length < tagBytes) throw new FrameError()
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(line)
  decipher.setAuthTag(content.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(content.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw new FrameError()
  }
}

/** Writes bytes as frames of 64 KB, each encrypted where the file has a key. */
export async function* framesOf(opening: Opening, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let number = 0n
  let waiting: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length > frameBytes) {
      yield* sealed(opening, number++, waiting.subarray(0, frameBytes), false)
      waiting = waiting.subarray(frameBytes)
    }
  }
  yield* sealed(opening, number, waiting, true)
}

/** Returns the bytes that `framesOf` wrote. Throws a FrameError where a frame is not the one that was written at its place. */
export async function* contentOf(opening: Opening, reader: ByteReader): AsyncGenerator<Buffer> {
  for (let number = 0n; ; number++) {
    const head = await reader.take(headBytes)
    if (head.length < headBytes) throw new FrameError()
    const marked = head.readUInt32BE()
    const [length, isLast] = [marked & ~lastMark, (marked & lastMark) !== 0]
    if (length > frameBytes + tagBytes) throw new FrameError()
    const content = await reader.take(length)
    if (content.length < length) throw new FrameError()
    yield unsealed(opening, number, content, isLast)
    if (!isLast) continue
    if ((await reader.take(1)).length > 0) throw new FrameError()
    return
  }
}
