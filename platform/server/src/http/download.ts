import type { Log } from '../call/call'
import type { Download, StoredContent } from '../call/download'
import { respond, type ApiContext } from './context'
import { limited, type RunningDownloads } from './download-limit'

/** Asks for the next chunk when there is room for it. What fails on the way cuts the answer short, since its status is sent. */
function streamOf(chunks: ReturnType<typeof limited>, log: Log): ReadableStream<Uint8Array> {
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
  // The plain name is for those who cannot read the other one, and may hold ASCII alone.
  const plain = fileName.replaceAll(/[^\w.-]+/g, '').replace(/^-/, 'export-')
  return respond(context, streamOf(limited(running, context.get('userId'), chunks), log), {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  })
}

/** Shows stored content. No browser keeps it on its disk; as a document of its own it could neither run nor load anything. */
export function answerContent(context: ApiContext, { type, content }: StoredContent): Response {
  return respond(context, new Uint8Array(content), { 'content-type': type, 'content-disposition': 'inline' })
}
