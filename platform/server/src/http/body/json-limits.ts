import { AppError } from '#server/call/app-error'

/** How deep objects and arrays may nest. The deepest of the contract is a form, of 40 levels; no other body is deeper than 4. */
const maxDepth = 44

/**
 * One value may come with every 64 bytes of the limit. The largest body of the contract, 10,000 import rows of 10 cells in
 * 30 MB, holds 110,000 values of the 491,520 it may; an ordinary one of 1 MB may hold 16,384, and needs at most 10,000 ids.
 */
const bytesPerValue = 64

const [quote, comma, openArray, backslash, closeArray, openObject, closeObject] = [
  0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d,
]

/**
 * Looks at the bytes of a JSON text as they arrive and throws `request.tooComplex` as soon as they nest too deeply or hold
 * too many values for a body of at most `maxBytes`: parsing those would keep all other calls waiting. Whether they are JSON
 * is for the parser to say.
 */
export function createJsonLimits(maxBytes: number): (bytes: Uint8Array) => void {
  const maxValues = maxBytes / bytesPerValue
  let depth = 0
  let values = 1
  let isText = false
  let isEscaped = false
  return (bytes) => {
    for (const byte of bytes) {
      if (isEscaped) isEscaped = false
      else if (isText) {
        if (byte === quote) isText = false
        else if (byte === backslash) isEscaped = true
      } else if (byte === quote) isText = true
      else if (byte === comma) values += 1
      else if (byte === openArray || byte === openObject) {
        depth += 1
        values += 1
      } else if (byte === closeArray || byte === closeObject) depth -= 1
      if (depth > maxDepth || values > maxValues) {
        throw new AppError('request.tooComplex', { values: { depth: maxDepth, n: maxValues } })
      }
    }
  }
}
