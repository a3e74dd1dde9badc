import { isShownType } from 'atrium/contract/fields/file-types'
import { AppError } from '../../call/app-error'
import type { Log } from '../../call/call'
import type { Download, FileContent, StoredContent } from '../../call/file/download'
import { respond, type ApiContext } from '../context'
import { limited, type RunningDownloads } from './download-limit'
import { rangeOf } from './file-range'

type Chunks = Pick<ReturnType<typeof limited>, 'next' | 'stop'>

/** Asks for the next chunk when there is room for it. What fails on the way cuts the answer short, since its status is sent. */
function streamOf(chunks: Chunks, log: Log): ReadableStream<Uint8Array> {
  let givenUp = false
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next()
        if (givenUp) return
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        log('error', 'download failed', {
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        })
        controller.error(error)
      }
    },
    async cancel() {
      givenUp = true
      await chunks.stop()
    },
  })
}

/** Sends a file while it is written. Throws `export.tooMany` where the person has too many under way. */
export function answerDownload(
  context: ApiContext,
  { fileName, type, chunks }: Download,
  { log, running }: { log: Log; running: RunningDownloads },
): Response {
  return respond(context, streamOf(limited(running, context.get('userId'), chunks), log), {
    'content-type': type,
    'content-disposition': attachment(fileName, fileName.replaceAll(/[^\w.-]+/g, '').replace(/^-/, 'export-')),
  })
}

/** The plain name is for those who cannot read the other one, and may hold ASCII alone. */
const attachment = (name: string, plain: string) =>
  `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** The most files of records that one person reads at once. */
const mostReads = 10

/**
 * Sends a file of a record, or the range of it that is asked for, to be saved: a page that shows it gets the bytes by script. What is wrong with the first part is an error,
 * as no header is sent by then. Throws `file.busy` where the person reads too many at once.
 */
export async function answerFile(
  context: ApiContext,
  content: FileContent,
  { log, reading }: { log: Log; reading: RunningDownloads },
): Promise<Response> {
  const { key, name, type, size, reader } = content
  const etag = `"${key}"`
  const range = rangeOf((header) => context.req.header(header), { size, etag })
  if (!range) {
    context.get('headers')['content-range'] = `bytes */${size}`
    throw new AppError('file.noRange')
  }
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
  const busy = { code: 'file.busy', most: mostReads } as const
  const chunks = limited(reading, reader, upTo(content.from(first), last + 1 - first), busy)
  const begun = await chunks.next()
  const charset = type === 'text/plain' ? '; charset=utf-8' : ''
  const headers = {
    'content-type': isShownType(type) ? type + charset : 'application/octet-stream',
    'content-length': String(last + 1 - first),
    'content-disposition': attachment(name, name.replaceAll(/[^\w.-]+/g, '_')),
    'accept-ranges': 'bytes',
    etag,
    ...(range !== 'whole' && { 'content-range': `bytes ${first}-${last}/${size}` }),
  }
  return respond(context, streamOf(withFirst(begun, chunks), log), headers, range === 'whole' ? 200 : 206)
}

/** Yields so many bytes of chunks. */
async function* upTo(chunks: AsyncGenerator<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** Returns chunks with the first one, which was read before. */
function withFirst(first: IteratorResult<Uint8Array>, chunks: Chunks): Chunks {
  let isFirst = true
  return {
    async next() {
      if (!isFirst) return chunks.next()
      isFirst = false
      return first
    },
    stop: chunks.stop,
  }
}

/** Shows stored content. No browser keeps it on its disk; as a document of its own it could neither run nor load anything. */
export function answerContent(context: ApiContext, { type, content }: StoredContent): Response {
  return respond(context, new Uint8Array(content), { 'content-type': type, 'content-disposition': 'inline' })
}
