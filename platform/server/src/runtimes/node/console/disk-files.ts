import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Next } from 'hono'

/** Types that Hono does not know. */
const types: Record<string, string> = { '.vtt': 'text/vtt; charset=utf-8' }

/**
 * The files of a folder from the disk, whole or the part that `Range` asks for, so that sounds and films can be sought. With
 * `If-Range`, a part comes only while the file is the one that the earlier parts are from; otherwise all of it.
 */
export function diskFiles(folder: string) {
  const files = serveStatic({ root: folder, precompressed: true })
  return async (context: Context, next: Next): Promise<Response | void> => {
    if (await isOfOtherFile(context, folder)) context.req.raw = withoutRange(context.req.raw)
    const answer = await files(context, next)
    if (!(answer instanceof Response)) return answer
    answer.headers.set('accept-ranges', 'bytes')
    const type = types[/\.\w+$/.exec(context.req.path)?.[0] ?? '']
    if (type && answer.ok) answer.headers.set('content-type', type)
    return answer
  }
}

/** Whether the file has changed since the caller got its other parts. These files have a date and no tag. */
async function isOfOtherFile(context: Context, folder: string): Promise<boolean> {
  const condition = context.req.header('if-range')
  if (!condition || !context.req.header('range')) return false
  const changed = await stat(join(folder, context.req.path)).catch(() => undefined)
  return condition !== changed?.mtime.toUTCString()
}

function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('range')
  return new Request(request.url, { method: request.method, headers })
}
