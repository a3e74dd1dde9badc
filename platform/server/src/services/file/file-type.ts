import { readPicture, type Picture } from './picture/picture'

/** The type of a file by its content, with the size of a picture. */
export interface FileContentType {
  readonly type: string
  readonly picture?: Picture
}

const unknownType = 'application/octet-stream'

async function isText(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) if (decoder.decode(chunk, { stream: true }).includes('\0')) return false
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** Returns the type that the content of a file says, whatever its name is. Text is UTF-8 without NUL, such as a program or a page, too. */
export async function typeOfContent(first: Uint8Array, chunks: AsyncIterable<Uint8Array>): Promise<FileContentType> {
  const picture = readPicture(first)
  if (picture) return { type: picture.type, picture }
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(first)
  if (found) return { type: found.mime === 'application/xml' ? 'text/plain' : found.mime }
  return { type: (await isText(chunks)) ? 'text/plain' : unknownType }
}
