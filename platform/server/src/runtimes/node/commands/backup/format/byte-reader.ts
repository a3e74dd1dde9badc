/** Takes bytes from a stream, so many at a time. */
export interface ByteReader {
  /** Resolves to the next bytes; fewer where the stream ends. */
  take(count: number): Promise<Buffer>
  /** Resolves to the bytes up to the end of the line, which is among them; to `most` bytes where it is longer. */
  takeLine(most: number): Promise<Buffer>
}

/** Returns a reader of a stream. */
export function byteReader(stream: AsyncIterable<Buffer>): ByteReader {
  const source = stream[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  /** Returns whether there was more. */
  async function pull(): Promise<boolean> {
    const next = await source.next()
    if (next.done) return false
    held = Buffer.concat([held, next.value])
    return true
  }
  function cut(count: number): Buffer {
    const taken = held.subarray(0, count)
    held = held.subarray(taken.length)
    return taken
  }
  return {
    async take(count) {
      while (held.length < count && (await pull()));
      return cut(count)
    },
    async takeLine(most) {
      while (!held.includes(10) && held.length < most && (await pull()));
      const end = held.indexOf(10)
      return cut(end < 0 ? most : Math.min(end + 1, most))
    },
  }
}
