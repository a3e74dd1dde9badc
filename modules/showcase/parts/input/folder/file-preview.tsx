/** The preview of a file. */
export type FilePreview =
  | { readonly kind: 'text'; readonly text: string; readonly encoding: string; readonly isCut: boolean }
  | { readonly kind: 'picture' }
  /** Nothing, because it has no content, is no text, is too large to be drawn, or cannot be read. */
  | { readonly kind: 'empty' | 'binary' | 'large' | 'unreadable' }

const pictures = /^image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml)$/
const signatures = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

interface Limits {
  /** So many bytes of a text are read. */
  text?: number
  /** A picture of more bytes is not drawn. */
  picture?: number
}

/**
 * Finds out what of a file can be shown, and reads the beginning of a text. Its encoding is UTF-8, UTF-16 with a byte order mark, else
 * GB 18030, which contains GBK. Never rejects.
 */
export async function filePreview(
  file: File | undefined,
  { text: textLimit = 64 * 1024, picture: pictureLimit = 10 * 1024 * 1024 }: Limits = {},
): Promise<FilePreview> {
  if (!file) return { kind: 'unreadable' }
  if (file.size === 0) return { kind: 'empty' }
  if (pictures.test(file.type)) return { kind: file.size > pictureLimit ? 'large' : 'picture' }
  try {
    const bytes = new Uint8Array(await file.slice(0, textLimit).arrayBuffer())
    return decoded(bytes, file.size > textLimit) ?? { kind: 'binary' }
  } catch {
    return { kind: 'unreadable' }
  }
}

function decoded(bytes: Uint8Array, isCut: boolean): FilePreview | undefined {
  const signed = signatures.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))
  if (!signed && bytes.includes(0)) return undefined
  for (const encoding of signed ? [signed.encoding] : ['utf-8', 'gb18030']) {
    try {
      // With `stream` a character that the limit has cut in two is no error.
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
      return { kind: 'text', text, encoding: encoding.toUpperCase(), isCut }
    } catch {
      // The next one.
    }
  }
  return undefined
}
