/** A picture without what a camera or a program wrote beside it, with its size as people see it, in pixels. */
export interface CleanPicture {
  /** Its content, in pieces of what it was made from. */
  readonly parts: readonly Uint8Array[]
  readonly width: number
  readonly height: number
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Yields the content of some parts in pieces of a size, the last of which may be shorter. */
export function* piecesOf(parts: readonly Uint8Array[], size: number): Generator<Uint8Array> {
  let piece = new Uint8Array(size)
  let filled = 0
  for (const part of parts)
    for (let at = 0; at < part.length;) {
      const some = part.subarray(at, at + size - filled)
      piece.set(some, filled)
      filled += some.length
      at += some.length
      if (filled < size) continue
      yield piece
      piece = new Uint8Array(size)
      filled = 0
    }
  if (filled > 0) yield piece.subarray(0, filled)
}
