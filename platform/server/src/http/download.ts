import type { Log } from '../call/call'
import type { Download, FileContent, StoredContent } from '../call/download'
import { respond, type ApiContext } from './context'
import { limited, type RunningDownloads } from './download-limit'

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
  `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '_'))}`

/** Types that show what they are and run nothing: pictures, PDF and text. All others are bytes, to be saved. */
const shownType = /^(?:image\/(?:png|jpeg|webp|gif)|application\/pdf|text\/plain)$/

/** Sends a file of a record to be saved: a page that shows it gets the bytes by script. */
export function answerFile(context: ApiContext, { name, type, size, chunks }: FileContent, log: Log): Response {
  const sent = { next: () => chunks.next(), stop: async () => void (await chunks.return(undefined)) }
  const charset = type === 'text/plain' ? '; charset=utf-8' : ''
  return respond(context, streamOf(sent, log), {
    'content-type': shownType.test(type) ? type + charset : 'application/octet-stream',
    'content-length': String(size),
    'content-disposition': attachment(name, name.replaceAll(/[^\w.-]+/g, '_')),
  })
}

/** Shows stored content. No browser keeps it on its disk; as a document of its own it could neither run nor load anything. */
export function answerContent(context: ApiContext, { type, content }: StoredContent): Response {
  return respond(context, new Uint8Array(content), { 'content-type': type, 'content-disposition': 'inline' })
}
