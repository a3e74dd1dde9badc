import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A zip that is written piece by piece: one file after the other, each of any number of parts. */
export interface ZipWriter {
  /** Begins a file. The function that it returns writes a part of it; the last part with `true`. `isPacked` is for what is compressed already. */
  readonly open: (
    name: string,
    options?: { readonly isPacked?: boolean },
  ) => (part: string | Uint8Array, isLast?: boolean) => void
  /** Ends the zip. */
  readonly end: () => void
  /** Returns the bytes that were written since it was called last, so that memory holds no more. */
  readonly take: () => Uint8Array[]
}

/** Returns a writer of a zip. */
export function createZip(): ZipWriter {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  return {
    open(name, { isPacked = false } = {}) {
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 4 })
      zip.add(file)
      return (part, isLast = false) => file.push(typeof part === 'string' ? strToU8(part) : part, isLast)
    },
    end: () => zip.end(),
    take: () => chunks.splice(0),
  }
}
