import { pictureTypes, type PictureType } from 'atrium/contract/fields/stored-file'
import { readPicture } from '../picture/picture'

const unknownType = 'application/octet-stream'

/** Returns whether a file is UTF-8 without NUL. */
async function isText(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) if (decoder.decode(chunk, { stream: true }).includes('\0')) return false
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Names of one type by the library, and ours. */
const ownNames: Readonly<Record<string, string>> = { 'image/apng': 'image/png', 'audio/ogg; codecs=opus': 'audio/ogg' }

/** Returns the type by the bytes that are typical for it; undefined where none is found, or the file contradicts itself. */
async function typeByBytes(first: Uint8Array, chunks: () => AsyncGenerator<Uint8Array>): Promise<string | undefined> {
  const { fileTypeFromBuffer, fileTypeFromStream } = await import('file-type')
  const nothing = () => undefined
  let mime: string | undefined = (await fileTypeFromBuffer(first).catch(nothing))?.mime
  // The part that says which program an archive is of may be far behind.
  if (mime === 'application/zip') mime = (await fileTypeFromStream(streamOf(chunks())).catch(nothing))?.mime ?? mime
  return mime && (ownNames[mime] ?? mime.split(';')[0])
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })

/**
 * Returns the type that the content of a file says, whatever its name is; `chunks` reads it again from its beginning. Text is UTF-8 without NUL, such as a program
 * or a page, too.
 */
export async function typeOfContent(first: Uint8Array, chunks: () => AsyncGenerator<Uint8Array>): Promise<string> {
  const picture = readPicture(first)
  if (picture) return picture.type
  const found = await typeByBytes(first, chunks)
  if (found && found !== 'application/xml') return found
  return (await isText(chunks())) ? 'text/plain' : unknownType
}

/** Returns whether a type is one of the pictures that browsers show. */
export const isPictureType = (type: string): type is PictureType => (pictureTypes as readonly string[]).includes(type)
