import type { Log } from '../call/call'
import type { Download } from '../call/download'
import type { ApiContext } from './context'

/** Asks for the next chunk when there is room for it. What fails on the way cuts the answer short, since its status is sent. */
function streamOf(chunks: AsyncGenerator<Uint8Array>, log: Log): ReadableStream<Uint8Array> {
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
      await chunks.return(undefined)
    },
  })
}

export function answerDownload(context: ApiContext, { fileName, type, chunks }: Download, log: Log): Response {
  // The plain name is for those who cannot read the other one, and may hold ASCII alone.
  const plain = fileName.replaceAll(/[^\w.-]+/g, '').replace(/^-/, 'export-')
  context.header('content-type', type)
  context.header(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  )
  return context.body(streamOf(chunks, log))
}
